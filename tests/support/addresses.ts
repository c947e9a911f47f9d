import type { RouteConfigEntry } from '@react-router/dev/routes'
import { bookingLinkIn, listenerLinkIn, mailsTo, searchLinkIn } from './mails-to.ts'
import { senderPage } from './sender-link.ts'
import routes from '../../src/routes.ts'

/** Addresses that only exist in development. */
const DEVELOPMENT = /^\/entwicklung\//

type List<T> = { items: T[] }
type HelpArticle = { slug: string; category_slug: string }
type ListedApartment = { id: string; availability_status: string }

/** The office's addresses need somebody who is signed in: `office-addresses.ts`. */
export const OFFICE = /^\/verwaltung(\/|$)/

export const everyPattern = [...new Set(patternsOf(routes, ''))].filter((pattern) => !DEVELOPMENT.test(pattern))

/** What a visitor downloads is no page, nor is what a mail provider posts to. */
export const FILES = /^\/(vorgang|besichtigung)\/.*(\.json|\.ics|\/dateien\/)|^\/suchauftrag\/.*\/abmelden$|\.pdf$/

/** Every address of src/routes.ts that a visitor can open, as it is written there: `/immobilie/:propertyId`. */
export const addressPatterns = everyPattern.filter((pattern) => !OFFICE.test(pattern) && !FILES.test(pattern))

function patternsOf(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const address = entry.path ? `${parent}/${entry.path}` : parent
    return entry.children ? patternsOf(entry.children, address) : [address || '/']
  })
}

/**
 * Addresses for a pattern, with parameters from the API: each kind of page once (a free flat and a rented one).
 * A parameter that nothing here fills is an error, so that no new page is left out.
 */
export async function addressesOf(pattern: string, siteUrl = siteUnderTest()): Promise<string[]> {
  if (pattern === '/*') return ['/gibt-es-nicht']
  if (pattern === '/immobilie/:propertyId') {
    const { items } = await read<List<{ id: string }>>(siteUrl, '/api/properties')
    if (items.length === 0) throw new Error('The demo company has no property')
    return [...items.slice(0, 1), ...items.slice(-1)].map(({ id }) => `/immobilie/${id}`)
  }
  if (pattern === '/wohnung/:apartmentId') {
    const perStatus = await Promise.all(['available', 'rented'].map((status) => firstApartment(siteUrl, status)))
    return perStatus.map((id) => `/wohnung/${id}`)
  }
  if (pattern === '/merkliste' || pattern === '/vergleich') {
    const ids = await Promise.all(['available', 'rented'].map((status) => firstApartment(siteUrl, status)))
    return [`${pattern}?${new URLSearchParams(ids.map((id) => ['wohnung', id]))}`, pattern]
  }
  if (pattern === '/mieterinfos/:category?/:article?') {
    const { items } = await read<List<HelpArticle>>(siteUrl, '/api/help/categories/muell/articles')
    const article = items[0]
    if (!article) throw new Error('The demo company has no help article about waste')
    const one = `/mieterinfos/${article.category_slug}`
    return ['/mieterinfos', `${one}?ansicht=liste`, `${one}/${article.slug}`, '/mieterinfos?q=Heizkorper']
  }
  if (pattern.startsWith('/job/:slug')) {
    const { items } = await read<List<{ slug: string }>>(siteUrl, '/api/jobs')
    return items.slice(0, 1).map(({ slug }) => pattern.replace(':slug', slug))
  }
  if (pattern.startsWith('/vorgang/:token')) {
    const own = await (sentRequest ??= sendRequest(siteUrl))
    return [pattern.replace('/vorgang/:token', own).replace('*', 'gibt-es-nicht')]
  }
  if (pattern === '/suchauftrag/:token') return [await (savedSearch ??= saveSearch(siteUrl))]
  if (pattern === '/wohnung/:apartmentId/besichtigung') return [`/wohnung/${VIEWED_FLAT}/besichtigung`]
  if (pattern === '/besichtigung/:token') return [await (booking ??= bookViewing(siteUrl))]
  if (pattern === '/war-das-hilfreich/:article') return ['/war-das-hilfreich/schimmel']
  if (pattern === '/stoerungen/:token') return [await (listener ??= listenTo(siteUrl))]
  if (pattern.includes(':')) throw new Error(`tests/support/addresses.ts does not know how to fill ${pattern}`)
  return [pattern]
}

let savedSearch: Promise<string> | undefined

/** A search that somebody saved and confirmed, for its page. */
async function saveSearch(siteUrl: string): Promise<string> {
  const email = `sucht-${crypto.randomUUID().slice(0, 8)}@example.org`
  const send = (path: string, fields: Record<string, string>) =>
    fetch(siteUrl + path, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await send('/suchauftrag', { email, haeufigkeit: 'daily', ort: 'Rhens', zimmer_von: '2' })
  if (!answer.ok) throw new Error(`The search was answered with ${answer.status}`)
  const [mail] = await mailsTo(email, 1)
  const link = searchLinkIn(mail?.text)
  await send(link, { intent: 'bestaetigen' })
  return link
}

let listener: Promise<string> | undefined

/** Somebody's page of an incident of the demo company, not confirmed yet. */
async function listenTo(siteUrl: string): Promise<string> {
  const email = `wartet-${crypto.randomUUID().slice(0, 8)}@example.org`
  const body = new URLSearchParams({ email, incident_id: 'aufzug-steht' })
  const answer = await fetch(`${siteUrl}/stoerungen`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`„Betrifft mich auch“ was answered with ${answer.status}`)
  const [mail] = await mailsTo(email, 1)
  return listenerLinkIn(mail?.text)
}

/** The flat of the demo company whose viewings anybody may book. */
export const VIEWED_FLAT = 'st-goar-bismarckweg-2-wohnung-2'

let booking: Promise<string> | undefined

/** Somebody's page of a booked viewing of the demo company. */
async function bookViewing(siteUrl: string): Promise<string> {
  const email = `besichtigt-${crypto.randomUUID().slice(0, 8)}@example.org`
  const { viewings } = await read<{ viewings: { id: string }[] }>(siteUrl, `/api/apartments/${VIEWED_FLAT}`)
  const send = (path: string, fields: Record<string, string>) =>
    fetch(siteUrl + path, { method: 'POST', body: new URLSearchParams(fields) })
  const wanted = { termin: viewings[0]?.id ?? '', name: 'Jürgen Übel', email, warteliste: 'on' }
  const answer = await send(`/wohnung/${VIEWED_FLAT}/besichtigung`, wanted)
  if (!answer.ok) throw new Error(`The booking was answered with ${answer.status}`)
  const [mail] = await mailsTo(email, 1)
  const link = bookingLinkIn(mail?.text)
  await send(link, { intent: 'bestaetigen' })
  return link
}

let sentRequest: Promise<string> | undefined

/** A request of the demo company's visitor, for the page of its sender. */
async function sendRequest(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/damage-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({
      damage_location: 'Treppenhaus',
      building_address: 'Mainzer Straße 5, 56321 Rhens',
      damage_description: 'Das Licht im zweiten Stock flackert.',
      urgency_level: 'low',
      is_safety_risk: false,
      reporter_name: 'Jürgen Übel',
      reporter_email: 'uebel@example.org',
    }),
  })
  if (answer.status !== 201) throw new Error(`The request was answered with ${answer.status}`)
  return senderPage(((await answer.json()) as { reference: string }).reference)
}

export function siteUnderTest(): string {
  const url = process.env.E2E_SITE_URL
  if (!url) throw new Error('E2E_SITE_URL is set by tests/support/global-setup.ts')
  return url
}

async function firstApartment(siteUrl: string, status: string): Promise<string> {
  const { items } = await read<List<ListedApartment>>(siteUrl, `/api/apartments?status=${status}`)
  const first = items[0]
  if (!first) throw new Error(`The demo company has no apartment that is ${status}`)
  return first.id
}

async function read<T>(siteUrl: string, address: string): Promise<T> {
  const answer = await fetch(siteUrl + address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as T
}
