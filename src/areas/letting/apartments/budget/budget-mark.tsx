import { SoftBadge } from '#ui/badge/badge.tsx'
import { budgetWords, useBudget } from './budget.ts'

type BudgetMarkProps = { warmRentEuro: number | null; className?: string }

/** Whether a rent fits what the visitor worked out; nothing before that, and where no rent is named. */
export function BudgetMark({ warmRentEuro, className }: BudgetMarkProps) {
  const budget = useBudget()
  if (budget === null || warmRentEuro === null) return null
  const { fits, text } = budgetWords(budget, warmRentEuro)
  return (
    <span className={className}>
      <SoftBadge tone={fits ? 'green' : 'grey'}>{text}</SoftBadge>
    </span>
  )
}
