import { Card } from '#ui/card/card.tsx'
import type { DeclaredForm, FormStep } from './declare-form.ts'
import { useAllEntered } from './form-context.ts'
import { type KnownForReview, reviewOf, type ReviewLine } from './review.ts'

type ReviewListProps = {
  of: Pick<DeclaredForm, 'fields'>
  /** Those before the review. */
  steps: readonly FormStep[]
  known?: KnownForReview
  onCorrect: (stepId: string) => void
}

/** What will be sent, step by step, each with a way back to correct it. */
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
            <dd className="min-w-0 font-medium break-words whitespace-pre-line text-ink-950">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
