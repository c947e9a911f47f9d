import { Card } from '#ui/card/card.tsx'
import type { DeclaredForm, FormStep } from './declare-form.ts'
import { useAllEntered } from './form-context.ts'
import { formatBytes, formatDate, formatEuro } from '#ui/format.ts'
import { readEuro } from './amount-fields.ts'
import { readDay } from './days.ts'
import type { Entered } from './entered.ts'
import { type Field, isAskedFor } from './field.ts'

type ReviewListProps = {
  of: Pick<DeclaredForm, 'fields'>
  /** Those before the review. */
  steps: readonly FormStep[]
  known?: KnownForReview
  onCorrect: (stepId: string) => void
}

/** Shows all entries step by step, each with a way back to correct it. */
export function ReviewList({ of, steps, known, onCorrect }: ReviewListProps) {
  const entered = useAllEntered()
  return steps.map((step) => (
    <ReviewCard
      key={step.id}
      title={step.title}
      lines={reviewOf(of, step, entered, known)}
      onCorrect={() => onCorrect(step.id)}
    />
  ))
}

type ReviewCardProps = { title: string; lines: readonly ReviewLine[]; onCorrect?: () => void }

export function ReviewCard({ title, lines, onCorrect }: ReviewCardProps) {
  return (
    <Card as="section" className="p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="text-lg">{title}</h4>
        {onCorrect && (
          <button
            type="button"
            onClick={onCorrect}
            aria-label={`Ändern: ${title}`}
            className="link min-h-6 font-semibold"
          >
            Ändern
          </button>
        )}
      </div>
      <dl className="mt-2 divide-y divide-ink-100">
        {lines.map(({ label, value }) => (
          <div key={label} className="grid gap-x-5 py-2 sm:grid-cols-[2fr_3fr]">
            <dt className="text-sm text-ink-600 sm:text-base">{label}</dt>
            <dd translate="no" className="min-w-0 font-medium break-words whitespace-pre-line text-ink-950">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export type ReviewLine = { label: string; value: string }

export type KnownForReview = {
  /** Labels of ids in selects that the declaration does not know. */
  names?: Readonly<Record<string, string | undefined>>
  /** The files chosen in an input. */
  filesOf?: (name: string) => readonly { name: string; size: number }[]
}

/** Lists the entries of one step as people read them. Empty ones are left out; boxes say „Ja“ or „Nein“. */
export function reviewOf(
  { fields }: Pick<DeclaredForm, 'fields'>,
  step: FormStep,
  entered: Entered,
  known: KnownForReview = {},
): ReviewLine[] {
  const { names = {}, filesOf = () => [] } = known
  return step.fields.flatMap((name): ReviewLine[] => {
    const field = fields[name]
    if (!field || field.isSwitchedOff) return []
    const { label, onlyIf, row } = field
    if (onlyIf && !isAskedFor(onlyIf, entered)) return []
    if (row) return rowLines(name, row, entered)
    if (field.input === 'files') {
      const files = filesOf(name).map((file) => `${file.name} (${formatBytes(file.size)})`)
      return files.length > 0 ? [{ label: field.staffLabel ?? label, value: files.join('\n') }] : []
    }
    const value = names[name] ?? readable(field, entered[name]?.trim() ?? '')
    return value ? [{ label, value }] : []
  })
}

function readable({ input, options }: Field, typed: string): string {
  if (input === 'box') return typed === 'on' ? 'Ja' : 'Nein'
  if (typed === '') return ''
  if (input === 'day') return readableDay(typed)
  const euros = input === 'euro' ? readEuro(typed) : null
  if (euros !== null) return formatEuro(euros)
  return options?.find(({ value }) => value === typed)?.label ?? typed
}

const readableDay = (typed: string) => formatDate(readDay(typed) ?? typed)

function rowLines(name: string, { fields, titleOf, inReview }: NonNullable<Field['row']>, entered: Entered) {
  const positions = new Set(
    Object.keys(entered).flatMap((each) => (each.startsWith(`${name}.`) ? [Number(each.split('.')[1])] : [])),
  )
  return [...positions].flatMap((position): ReviewLine[] => {
    const value = inReview((part) => {
      const typed = entered[`${name}.${position}.${part}`]?.trim() ?? ''
      return fields[part] ? readable(fields[part], typed) : typed
    })
    return value ? [{ label: titleOf(position), value }] : []
  })
}
