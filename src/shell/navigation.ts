import { offeredOf } from '#company/offered.ts'
import { wordTable } from '#platform/word-table.ts'

/** One link of the header or footer: its German label and its address. */
export type NavLink = { label: string; to: string }

/** Links below a heading of the footer. */
export type LinkGroup = { label: string; links: readonly NavLink[] }

/** A dropdown of the header. */
export type NavGroup = LinkGroup & { id: string }

const letting: readonly NavLink[] = [
  { label: 'Immobilien', to: '/vermietung' },
  { label: 'Wohnungsübersicht', to: '/wohnungen' },
]

const partners: readonly NavLink[] = [{ label: 'Handwerker-Partner', to: '/handwerker-partner' }]

const tenants: readonly NavLink[] = [
  { label: 'Mieterinfos', to: '/mieterinfos' },
  { label: 'Schadensmeldung', to: '/schadensmeldung' },
  { label: 'Mietbescheinigung', to: '/mietbescheinigung' },
  { label: 'Mieterbewerbung', to: '/mieter-bewerbung' },
  { label: 'KI-Assistent', to: '/chatbot' },
]

/** In the footer alone, as the next: the header's menus are the specification's. */
const furtherForTenants: readonly NavLink[] = [{ label: 'Schlüssel verloren', to: '/schluessel-verloren' }]

const seekers: readonly NavLink[] = [
  { label: 'Merkliste', to: '/merkliste' },
  { label: 'So läuft die Vergabe', to: '/so-laeuft-die-vergabe' },
]

const landlords: readonly NavLink[] = [
  { label: 'Schadensanierung', to: '/schadensanierung' },
  { label: 'Gutachten', to: '/gutachten' },
  { label: 'Hausverwaltung', to: '/hausverwaltung' },
  { label: 'Nebenkostenabrechnung', to: '/nebenkostenabrechnung' },
  { label: 'Instandhaltungsarbeiten', to: '/instandhaltungsarbeiten' },
]

const company: readonly NavLink[] = [
  { label: 'Über uns', to: '/ueber-uns' },
  { label: 'Jobs', to: '/jobs' },
  { label: 'Kontakt', to: '/kontakt' },
]

export const legalLinks: readonly NavLink[] = [
  { label: 'Impressum', to: '/impressum' },
  { label: 'Datenschutz', to: '/datenschutz' },
  { label: 'Barrierefreiheit', to: '/barrierefreiheit' },
  { label: 'AGB', to: '/agb' },
]

/** Only what the company offers; a group of which nothing is left is none. */
const groupsOf = <Group extends LinkGroup>(groups: readonly Group[]): Group[] =>
  groups.map((group) => ({ ...group, links: offeredOf(group.links) })).filter(({ links }) => links.length > 0)

export const mainLinks = (): NavLink[] => offeredOf([...letting, ...partners])

export const navGroups = (): NavGroup[] =>
  groupsOf([
    { id: 'mieter', label: 'Für Mieter', links: tenants },
    { id: 'vermieter', label: 'Für Vermieter', links: landlords },
    { id: 'ueber-uns', label: 'Über uns', links: company },
  ])

export const footerGroups = (): LinkGroup[] =>
  groupsOf([
    { label: 'Für Mieter', links: [...letting, ...seekers, ...tenants, ...furtherForTenants] },
    { label: 'Für Vermieter', links: landlords },
    { label: 'Unternehmen', links: [...company, ...partners] },
  ])

// A detail page belongs to the list that leads to it.
const listOf = wordTable<string>({ immobilie: '/vermietung', wohnung: '/wohnungen', job: '/jobs' })

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
