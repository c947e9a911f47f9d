import { Building2 } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'

type ThumbnailProps = {
  /** Null: there is none yet. */
  picture: Picture | null
  className?: string
}

/** A flat or house at a glance, beside its name: the name says what it is, so the picture says nothing. */
export function Thumbnail({ picture, className = 'h-12 w-16' }: ThumbnailProps) {
  const frame = classNames('shrink-0 rounded-control', className)
  if (picture === null)
    return (
      <span aria-hidden="true" className={classNames('grid place-items-center bg-sand-100 text-sand-700', frame)}>
        <Building2 className="size-5" />
      </span>
    )
  return <ResponsivePicture picture={picture} sizes="5rem" className={frame} decorative />
}
