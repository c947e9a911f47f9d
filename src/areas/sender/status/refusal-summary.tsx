import { ErrorSummary } from '#forms/error-summary.tsx'
import type { OwnRefusal } from './actions.server.ts'

/** Why a card's form was refused: for what was entered, which the fields say, or for something that no entry would mend. */
export function RefusalSummary({ refusal }: { refusal: OwnRefusal | undefined }) {
  if (refusal?.message === undefined) return <ErrorSummary />
  return (
    <ErrorSummary title={refusal.title ?? 'Das hat nicht geklappt'}>
      <p className="mt-1">{refusal.message}</p>
    </ErrorSummary>
  )
}
