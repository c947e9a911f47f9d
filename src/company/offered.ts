import { site } from '#site'
import type { OfferingName } from './offerings.ts'

/** A browser knows what is left out and nothing of the rest. */
export const offers = (name: OfferingName): boolean => !Object.hasOwn(site.notOffered, name)

/** Whether a link may lead there. An address elsewhere is none of ours. */
export const isOffered = (address: string): boolean =>
  !Object.values(site.notOffered).some((pattern) => new RegExp(pattern, 'i').test(address))

/** Finds the offering that the company leaves out and an address belongs to; null: none. */
export function notOfferedAt(address: string): OfferingName | null {
  const left = Object.entries(site.notOffered) as [OfferingName, string][]
  return left.find(([, pattern]) => new RegExp(pattern, 'i').test(address))?.[0] ?? null
}

/** Of links, cards and whatever else leads somewhere: those that lead to something. */
export const offeredOf = <Leading extends { to: string }>(list: readonly Leading[]): Leading[] =>
  list.filter(({ to }) => isOffered(to))
