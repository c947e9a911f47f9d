import { onTestFinished } from 'vitest'
import { setSite, site } from '#site'
import { patternsOf, type OfferingName } from './offerings.ts'

/** Until the test ends the company offers all but these. */
export function leaveOut(...names: OfferingName[]): void {
  const before = { ...site }
  setSite({ ...site, notOffered: patternsOf(names) })
  onTestFinished(() => setSite(before))
}
