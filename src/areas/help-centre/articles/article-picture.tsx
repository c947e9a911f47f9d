import { classNames } from '#ui/class-names.ts'
import { CategoryIcon } from './category-icon.tsx'

type ArticlePictureProps = {
  /** Address of a picture on this site; null: a drawing with the category's icon. */
  image: string | null
  alt: string | null
  icon: string
  /** The frame: a ratio or a width. */
  className: string
}

/** The picture of an article, or the river's bend with its category's icon. */
export function ArticlePicture({ image, alt, icon, className }: ArticlePictureProps) {
  if (image !== null) {
    return (
      <img
        src={image}
        alt={alt ?? ''}
        width={800}
        height={450}
        loading="lazy"
        decoding="async"
        className={classNames('object-cover', className)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classNames('relative grid place-items-center overflow-hidden bg-brand-50', className)}
    >
      <svg viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        <circle cx="640" cy="110" r="84" className="fill-brand-100" />
        <path d="M0 330C180 250 330 400 520 330S760 250 800 280V450H0Z" className="fill-brand-200" />
        <path d="M0 388C180 308 330 458 520 388S760 308 800 338V450H0Z" className="fill-brand-300" />
      </svg>
      <span className="relative grid size-20 place-items-center rounded-full bg-white text-ink-950 sm:size-24">
        <CategoryIcon name={icon} className="size-1/2 stroke-[1.4]" />
      </span>
    </span>
  )
}
