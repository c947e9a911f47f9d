import { AwardSteps } from './award-steps.tsx'
import { ScamNotice } from './scam-notice.tsx'

/** Tells seekers what to know before they apply. Rendered on the server, or loaded later: see `trust-slot.tsx`. */
export function Trust() {
  return (
    <div className="grid gap-8">
      <AwardSteps />
      <ScamNotice />
    </div>
  )
}
