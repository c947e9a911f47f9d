/** Where to go after sign-in: an address of the office, never one of another site. */
export function wayBack(given: string | null | undefined): string {
  if (!given || !/^\/verwaltung([/?]|$)/.test(given)) return '/verwaltung'
  return /^\/verwaltung\/(anmelden|abmelden|einladung)/.test(given) ? '/verwaltung' : given
}
