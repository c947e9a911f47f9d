import { onTestFinished } from 'vitest'
import { setSite, site } from '#site'
import type { OfferingName } from './offerings.ts'

/** Until the test ends the company offers all but these. */
export function leaveOut(...notOffered: OfferingName[]): void {
  const before = { ...site }
  setSite({ ...site, notOffered })
  onTestFinished(() => setSite(before))
}
