import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type FieldsetProps = {
  legend: string
  hint?: ReactNode
  /** Two columns from 640 px on; a field with `sm:col-span-2` takes both. */
  columns?: 1 | 2
  className?: string
  children: ReactNode
}

/** Fields that belong together, under one heading. */
export function Fieldset({ legend, hint, columns = 2, className, children }: FieldsetProps) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="mb-2 text-xl font-bold tracking-tight text-ink-950">{legend}</legend>
      {hint && <div className="mb-4 text-ink-700">{hint}</div>}
      <div className={columns === 2 ? 'mt-4 field-grid' : 'mt-4 grid gap-6'}>{children}</div>
    </fieldset>
  )
}
