import { FileField } from '#forms/file-field.tsx'
import { useField } from '#forms/form-context.ts'
import { attachmentHint, attachmentRules } from './rules.ts'

type AttachmentFieldProps = {
  name: keyof typeof attachmentRules
  label: string
  /** Summary it is folded under, until something must be chosen again. */
  summary: string
  /** Hint beside size and type. */
  hint?: string
}

/** Files for what is written above. Folded away: most of what is written comes without. */
export function AttachmentField({ name, label, summary, hint = '' }: AttachmentFieldProps) {
  const { error, defaultValue } = useField(name)
  const isWanted = error !== undefined || defaultValue !== ''
  return (
    <details open={isWanted || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{summary}</summary>
      <FileField name={name} label={label} rule={attachmentRules[name]} hint={`${attachmentHint} ${hint}`.trim()} />
    </details>
  )
}
