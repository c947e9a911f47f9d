import type { ReactNode } from 'react'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'

type DescribeFileProps = {
  item: { id: string; version: number; title: string }
  values: Record<string, string>
  required: readonly string[]
  refusal: FormRefusal | undefined
  isOpen: boolean
  /** Its fields. */
  children: ReactNode
  /** Below the form. */
  below?: ReactNode
}

/** Edits the description of one file of a list; folded away. */
export function DescribeFile({ item, values, required, refusal, isOpen, children, below }: DescribeFileProps) {
  const intent = `angaben-${item.id}`
  return (
    <details open={isOpen} className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">
        Bearbeiten<span className="sr-only">{`: ${item.title}`}</span>
      </summary>
      <div className="space-y-5 border-t border-ink-200 pt-4">
        <OfficeForm key={item.version} intent={intent} refusal={refusal} values={values} required={required}>
          <input type="hidden" name="media" value={item.id} />
          <input type="hidden" name="version" value={item.version} />
          <div className="field-grid">{children}</div>
          <p className="pt-2">
            <SubmitButton size="sm">Speichern</SubmitButton>
          </p>
        </OfficeForm>
        {below}
      </div>
    </details>
  )
}
