/** One link of the header or footer: its German label and its address. */
export type NavLink = { label: string; to: string }

/** A dropdown of the header. */
export type NavGroup = { id: string; label: string; links: readonly NavLink[] }

export const mainLinks = [
  { label: 'Immobilien', to: '/vermietung' },
  { label: 'Wohnungsübersicht', to: '/wohnungen' },
  { label: 'Handwerker-Partner', to: '/handwerker-partner' },
] as const satisfies readonly NavLink[]

export const tenantLinks = [
  { label: 'Mieterinfos', to: '/mieterinfos' },
  { label: 'Schadensmeldung', to: '/schadensmeldung' },
  { label: 'Mietbescheinigung', to: '/mietbescheinigung' },
  { label: 'Schlüssel verloren', to: '/schluessel-verloren' },
  { label: 'Mieterbewerbung', to: '/mieter-bewerbung' },
  { label: 'KI-Assistent', to: '/chatbot' },
] as const satisfies readonly NavLink[]

/** In the footer alone: the header's menus are the specification's. */
export const seekerLinks = [
  { label: 'Merkliste', to: '/merkliste' },
  { label: 'So läuft die Vergabe', to: '/so-laeuft-die-vergabe' },
] as const satisfies readonly NavLink[]

export const landlordLinks = [
  { label: 'Schadensanierung', to: '/schadensanierung' },
  { label: 'Gutachten', to: '/gutachten' },
  { label: 'Hausverwaltung', to: '/hausverwaltung' },
  { label: 'Nebenkostenabrechnung', to: '/nebenkostenabrechnung' },
  { label: 'Instandhaltungsarbeiten', to: '/instandhaltungsarbeiten' },
] as const satisfies readonly NavLink[]

export const companyLinks = [
  { label: 'Über uns', to: '/ueber-uns' },
  { label: 'Jobs', to: '/jobs' },
  { label: 'Kontakt', to: '/kontakt' },
] as const satisfies readonly NavLink[]

export const legalLinks = [
  { label: 'Impressum', to: '/impressum' },
  { label: 'Datenschutz', to: '/datenschutz' },
  { label: 'Barrierefreiheit', to: '/barrierefreiheit' },
  { label: 'AGB', to: '/agb' },
] as const satisfies readonly NavLink[]

export const navGroups: readonly NavGroup[] = [
  { id: 'mieter', label: 'Für Mieter', links: tenantLinks },
  { id: 'vermieter', label: 'Für Vermieter', links: landlordLinks },
  { id: 'ueber-uns', label: 'Über uns', links: companyLinks },
]

// A detail page belongs to the list that leads to it.
const listOf: Record<string, string> = { immobilie: '/vermietung', wohnung: '/wohnungen', job: '/jobs' }

/** Whether a link leads to the page that is shown, or to the list that the shown page belongs to. */
export function isCurrent(to: string, pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return to === `/${first}` || to === listOf[first]
}

/** `page` for the page itself, `true` for the list of the shown page (values of aria-current). */
export function currentMark(to: string, pathname: string): 'page' | 'true' | undefined {
  if (!isCurrent(to, pathname)) return undefined
  return to === pathname.replace(/\/$/, '') ? 'page' : 'true'
}

/** Where the cookie settings open by themselves. */
export const COOKIE_SETTINGS = '/#cookie-einstellungen'
