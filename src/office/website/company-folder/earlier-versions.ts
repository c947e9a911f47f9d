import { ALWAYS } from '#company/site-of.ts'
import type { Said } from './entry.ts'

/** Name on the page „zeiten“ before `emergency_hours` was a fact. */
const hoursBefore = ['business_days', 'opens', 'closes', 'federal_state', 'emergency_fire', 'emergency_police']

/**
 * Adds what the site said by itself when a folder was written, as the migrations do for a database of that day: until 0040 every
 * company's telephone was promised round the clock. An export names every fact, so one that names all others was written then.
 */
export function addEarlierPromises(page: string, { sent, lines }: Said): void {
  if (page !== 'zeiten' || lines.has('emergency_hours')) return
  if (hoursBefore.every((name) => lines.has(name))) sent.set('emergency_hours', [ALWAYS])
}
