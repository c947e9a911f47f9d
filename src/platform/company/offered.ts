import { site } from '#site'
import { offeringAt, type OfferingName } from './offerings.ts'

export const offers = (name: OfferingName): boolean => !site.notOffered.includes(name)

/** The offering of an address that the company leaves out; null: whoever follows a link there finds something. */
export function notOfferedAt(address: string): OfferingName | null {
  const name = site.notOffered.length === 0 ? null : offeringAt(address)
  return name !== null && !offers(name) ? name : null
}

/** Whether a link may lead there. An address elsewhere is none of ours. */
export const isOffered = (address: string): boolean => notOfferedAt(address) === null

/** Of links, cards and whatever else leads somewhere: those that lead to something. */
export const offeredOf = <Leading extends { to: string }>(list: readonly Leading[]): Leading[] =>
  list.filter(({ to }) => isOffered(to))
