import { readDay } from '#forms/days.ts'
import type { Entered } from '#forms/entered.ts'
import { useAllEntered } from '#forms/form-context.ts'
import { Card } from '#ui/card/card.tsx'
import { formatBytes, formatDate } from '#ui/format.ts'
import { fileLabels, labels } from './labels.ts'
import type { ApplicationStep } from './steps.ts'

export type ReviewListProps = {
  steps: readonly ApplicationStep[]
  filesOf: (name: string) => readonly File[]
  onCorrect: (stepId: string) => void
}

/** What will be sent of the steps before, each with a way back to correct it. */
export function ReviewList({ steps, filesOf, onCorrect }: ReviewListProps) {
  const entered = useAllEntered()
  return (
    <div className="grid gap-4">
      {steps.map((step) => (
        <Card as="section" key={step.id} className="p-4 sm:p-5">
          <div className="flex items-baseline justify-between gap-4">
            <h4 className="text-lg">{step.title}</h4>
            <button
              type="button"
              onClick={() => onCorrect(step.id)}
              aria-label={`Ändern: ${step.title}`}
              className="link min-h-6 font-semibold"
            >
              Ändern
            </button>
          </div>
          <dl className="mt-2 divide-y divide-ink-100">
            {linesOf(step, entered, filesOf).map(({ label, value }) => (
              <div key={label} className="grid gap-x-5 py-2 sm:grid-cols-[2fr_3fr]">
                <dt className="text-sm text-ink-600 sm:text-base">{label}</dt>
                <dd className="min-w-0 font-medium break-words whitespace-pre-line text-ink-950">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  )
}

/** Left out: what is empty. */
function linesOf(step: ApplicationStep, entered: Entered, filesOf: ReviewListProps['filesOf']) {
  return step.fields.flatMap((field) => {
    const files = fileLabels[field] ? filesOf(field) : []
    const value = fileLabels[field]
      ? files.map(({ name, size }) => `${name} (${formatBytes(size)})`).join('\n')
      : readable(field, entered[field]?.trim() ?? '')
    return value === '' ? [] : [{ label: fileLabels[field] ?? labels[field], value }]
  })
}

function readable(field: string, value: string): string {
  return field === 'availableFrom' ? formatDate(readDay(value) ?? value) : value
}
