import type { Picture } from '#ui/picture/picture.ts'
import { classNames } from '#ui/class-names.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import living from './previews/preview-1.svg?no-inline'
import kitchen from './previews/preview-2.svg?no-inline'
import bedroom from './previews/preview-3.svg?no-inline'
import bath from './previews/preview-4.svg?no-inline'
import balcony from './previews/preview-5.svg?no-inline'
import floorPlan from './previews/preview-6.svg?no-inline'
import workroom from './previews/preview-commercial.svg?no-inline'
import { COMMERCIAL } from '../properties/rules.ts'

const previews = [living, kitchen, bedroom, bath, balcony, floorPlan] as const

type ApartmentPictureProps = {
  picture: Picture | null
  /** Position in the list: flats without a picture take turns with six drawings. */
  previewIndex: number
  /** The building's type: nobody lives in an office, so its drawing is another. */
  buildingType: string
  sizes: string
  priority?: boolean
  className?: string
}

/** The flat's first picture, else a drawing that says of itself that it shows no real flat. 4:3. */
export function ApartmentPicture(props: ApartmentPictureProps) {
  const { picture, previewIndex, buildingType, sizes, priority = false, className } = props
  const frame = classNames('aspect-4/3', className)
  if (picture) return <ResponsivePicture picture={picture} sizes={sizes} priority={priority} className={frame} />
  return (
    <span className={classNames('relative block overflow-hidden bg-brand-50', frame)}>
      <img
        src={buildingType === COMMERCIAL ? workroom : previews[previewIndex % previews.length]}
        width={800}
        height={600}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-full w-full object-cover"
      />
      <span className="absolute right-2.5 bottom-2.5 rounded-full bg-white/90 px-2.5 py-0.5 text-xs font-medium text-ink-700">
        Symbolbild
      </span>
    </span>
  )
}
