import { normalPath } from '#platform/http/address.ts'

const HERE = 'https://intern.invalid'
const START = '/verwaltung'

/**
 * Where to go after sign-in: an address of the office, never one of another site. Judged as a browser resolves it, and given back so, in
 * the plain letters that a header can hold.
 */
export function wayBack(given: string | null | undefined): string {
  if (!given || !URL.canParse(given, HERE)) return START
  const { origin, pathname, search, hash } = new URL(given, HERE)
  const path = normalPath(pathname)
  const isOffice = origin === HERE && /^\/verwaltung(\/|$)/.test(path)
  return isOffice && !/^\/verwaltung\/(anmelden|abmelden|einladung)/.test(path) ? path + search + hash : START
}
