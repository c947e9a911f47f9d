import { X } from 'lucide-react'
import { Link } from 'react-router'

type ChipProps = {
  label: string
  /** The address of this page without what the chip stands for. */
  removeTo: string
}

/** A filter that is set; one click takes it away. */
export function Chip({ label, removeTo }: ChipProps) {
  return (
    <Link
      to={removeTo}
      preventScrollReset
      className="group inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-brand-100 py-1 pr-2 pl-4 text-sm font-semibold text-brand-800 hover:bg-brand-200 md:min-h-9"
    >
      <span className="truncate">{label}</span>
      <span className="sr-only">entfernen</span>
      <span aria-hidden="true" className="grid size-6 place-items-center rounded-full group-hover:bg-white">
        <X className="size-4" />
      </span>
    </Link>
  )
}
