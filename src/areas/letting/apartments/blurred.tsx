import { classNames } from '#ui/class-names.ts'

type BlurredProps = {
  /** About as wide as what is hidden: „000,00 €“. Never the real value. */
  placeholder: string
  className?: string
}

/** Stands for a value of a rented flat. The value itself is not in the document; what is blurred is a placeholder. */
export function Blurred({ placeholder, className }: BlurredProps) {
  return (
    <span className={classNames('whitespace-nowrap', className)}>
      <span aria-hidden="true" className="inline-block text-ink-500 blur-[5px] select-none print:hidden">
        {placeholder}
      </span>
      <span className="sr-only">nicht mehr angegeben</span>
    </span>
  )
}
