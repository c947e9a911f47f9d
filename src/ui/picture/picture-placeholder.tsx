import { Building2 } from 'lucide-react'
import { classNames } from '../class-names.ts'

type PicturePlaceholderProps = {
  /** Says what is missing: „Kein Bild verfügbar“. */
  label: string
  /** The frame, as for a picture: `aspect-4/3`, `h-full`. */
  className?: string
}

/** Stands where a picture would be, in the same frame. */
export function PicturePlaceholder({ label, className = 'aspect-4/3' }: PicturePlaceholderProps) {
  return (
    <span
      className={classNames(
        'flex w-full flex-col items-center justify-center gap-3 bg-linear-to-br from-sand-100 to-sand-50 p-4 text-center text-sand-700',
        '[&_svg]:size-10 [&_svg]:stroke-[1.4]',
        className,
      )}
    >
      <Building2 aria-hidden="true" />
      <span className="text-sm font-medium">{label}</span>
    </span>
  )
}
