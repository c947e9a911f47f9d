import { JSDOM } from 'jsdom'
import { kindNames } from '#areas/kinds.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { exampleRequests } from '#db/seed/many/example-requests.ts'
import { NEXT } from '#office/website/mail-texts/intents.ts'
import { reads } from '#server/open-api/reads.ts'
import { everyPattern } from '../support/addresses.ts'
import type { Endpoint } from './inputs.ts'
import type { WatchedSite } from './watched-site.ts'

type Pair = [string, string]

const pairs = (fields: Record<string, unknown>): Pair[] =>
  Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])

/** A flat that can be applied for. */
async function freeFlat(site: WatchedSite): Promise<{ property_id: string; apartment_id: string }> {
  const answer = await fetch(`${site.url}/api/apartments?status=available`)
  const { items } = (await answer.json()) as { items: { id: string; property_id: string }[] }
  return { property_id: items[0]?.property_id ?? '', apartment_id: items[0]?.id ?? '' }
}

/** What each form of the site sends, by its address in the API and on its first page. */
async function examples(site: WatchedSite): Promise<{ api: string; page: string; fields: Record<string, unknown> }[]> {
  const fieldsOf = exampleRequests(await freeFlat(site))
  return kindNames.flatMap((name) => {
    const { api, pages } = formKinds[name]
    // Comes by mail alone.
    if (api === null || name === 'email_message') return []
    return [{ api: `/api${api.path}`, page: pages.find((path) => !path.includes(':')) ?? '', fields: fieldsOf[name] }]
  })
}

/** One request of each kind, so that the office has something to open. */
export async function sendExamples(site: WatchedSite): Promise<void> {
  for (const { api, fields } of await examples(site)) {
    const body = JSON.stringify(fields)
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
    await fetch(site.url + api, { method: 'POST', headers, body })
  }
}

/** What visitors may send and read without an account. */
export async function publicEndpoints(site: WatchedSite): Promise<Endpoint[]> {
  const forms = (await examples(site)).flatMap(({ api, page, fields }): Endpoint[] => {
    const common = { method: 'POST', fields: pairs(fields), isOffice: false } as const
    return [
      { ...common, name: `POST ${api}`, address: api, type: 'json' },
      { ...common, name: `POST ${page}`, address: page, type: 'urlencoded' },
    ]
  })
  const read = (name: string, names: readonly string[] = []): Endpoint => ({
    name: `GET ${name}`,
    method: 'GET',
    address: name.replaceAll(/:\w+\??|\*|\{\w+\}/g, 'unbekannt'),
    fields: names.map((each): Pair => [each, '']),
    type: 'none',
    isOffice: false,
  })
  const question: Pair[] = [['question', 'Wasser auf dem Boden']]
  const asked = ['/api/assistant', '/api/assistant/messages', '/chatbot'].map(
    (address): Endpoint => ({
      ...read(address),
      name: `POST ${address}`,
      method: 'POST',
      fields: question,
      type: 'json',
    }),
  )
  const pages = everyPattern.filter((pattern) => !pattern.startsWith('/verwaltung'))
  return [
    ...new Map(forms.map((each) => [each.name, each])).values(),
    ...asked,
    ...reads.map(({ path, query = {} }) => read(`/api${path}`, Object.keys(query))),
    ...pages.map((pattern) =>
      read(pattern, ['q', 'frage', 'schritt', 'ort', 'eingegangen', 'anschrift', 'ansicht', 'wohnung']),
    ),
    ...['/robots.txt', '/sitemap.xml', '/media/x.webp', '/assets/x.js', '/api/openapi.json', '/metrics'].map((path) =>
      read(path),
    ),
  ]
}

/** The most particular pattern of an address: one without parameters before one with, a star last. */
const patterns = everyPattern
  .toSorted((one, other) => vagueness(one) - vagueness(other))
  .map((pattern) => ({
    pattern,
    expression: new RegExp(`^${pattern.replaceAll(/:\w+\??/g, '[^/]+').replace('*', '.+')}$`),
  }))

function vagueness(pattern: string): number {
  return pattern.split(':').length + (pattern.includes('*') ? 100 : 0)
}

/** A page that makes something new is another one than that of a record. */
function patternOf(path: string): string {
  const pattern = patterns.find(({ expression }) => expression.test(path))?.pattern ?? path
  return path.endsWith('/neu') ? pattern.replace(/:\w+$/, 'neu') : pattern
}

/** Every form of the office with each of its buttons, as a member of the management finds it, and every address that is only read. */
export async function officeEndpoints(site: WatchedSite, cookie: string): Promise<Endpoint[]> {
  const found = new Map<string, Endpoint>()
  const seen = new Set<string>()
  const waiting = ['/verwaltung', '/verwaltung/konto/zweiter-faktor', '/verwaltung/verlauf']
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const pattern = patternOf(path.split('?')[0]!)
    if (seen.has(pattern)) continue
    seen.add(pattern)
    const name = `GET ${pattern}`
    if (!found.has(name))
      found.set(name, { name, method: 'GET', address: path, fields: [], type: 'none', isOffice: true })
    const answer = await fetch(site.url + path, { headers: { Cookie: cookie } })
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue
    const { document } = new JSDOM(await answer.text(), { url: site.url + path }).window
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/verwaltung"]'))
      waiting.push(link.pathname)
    for (const form of document.forms) for (const each of endpointsOf(form, path)) found.set(each.name, each)
    document.defaultView?.close()
  }
  // Pages of the website in a frame, which take nothing: one for all eighteen.
  const isLikeFrame = (pattern: string) => /\/seitenvorschau\/(?!startseite$)/.test(pattern)
  const posted = everyPattern.filter(
    (pattern) =>
      pattern.startsWith('/verwaltung') && !isLikeFrame(pattern) && !found.has(`POST ${pattern}`) && !seen.has(pattern),
  )
  for (const pattern of posted) {
    const address = pattern.replaceAll(/:\w+|\*/g, 'unbekannt')
    const fields: Pair[] = [
      ['intent', 'unbekannt'],
      ['text', 'Hallo'],
    ]
    found.set(`POST ${pattern}`, {
      name: `POST ${pattern}`,
      method: 'POST',
      address,
      fields,
      type: 'urlencoded',
      isOffice: true,
    })
  }
  // What deletes comes late, so that the others still find their records, and what signs out last of all.
  const late = [/l(ö|oe)sch|entfern|beenden|sperren/i, /abmeld/i]
  const turn = ({ name }: Endpoint) => late.findLastIndex((words) => words.test(name))
  return [...found.values()].toSorted((one, other) => turn(one) - turn(other))
}

/** Sign-in and what else an office offers to everybody. */
export function entryEndpoints(): Endpoint[] {
  const entry = (address: string, fields: Pair[], type: Endpoint['type'] = 'urlencoded'): Endpoint => ({
    name: `POST ${address} (nobody signed in)`,
    method: 'POST',
    address,
    fields,
    type,
    isOffice: false,
  })
  return [
    entry('/verwaltung/anmelden', [
      ['intent', 'passwort'],
      ['email', 'wer@example.org'],
      ['password', 'falsch falsch falsch'],
    ]),
    entry('/verwaltung/anmelden/code', [
      ['intent', 'code'],
      ['code', '123456'],
    ]),
    entry('/verwaltung/anmelden/ersatzcode', [
      ['intent', 'ersatzcode'],
      ['code', 'abcde-fghij'],
    ]),
    entry('/verwaltung/anmelden/passkey', [['intent', 'beginnen']], 'json'),
    entry('/verwaltung/einladung/unbekannt', [
      ['intent', 'passwort'],
      ['password', 'x'.repeat(20)],
      ['password_again', 'x'.repeat(20)],
    ]),
    entry('/suchauftrag', [
      ['email', 'wer@example.org'],
      ['haeufigkeit', 'daily'],
      ['ort', 'Rhens'],
    ]),
    entry('/suchauftrag/unbekannt', [['intent', 'beenden']]),
    entry('/suchauftrag/unbekannt/abmelden', [['List-Unsubscribe', 'One-Click']]),
    entry('/stoerungen', [
      ['email', 'wer@example.org'],
      ['incident_id', 'aufzug'],
    ]),
    entry('/stoerungen/unbekannt', [['intent', 'bestaetigen']]),
    entry('/wohnung/unbekannt/besichtigung', [
      ['termin', 'unbekannt'],
      ['name', 'Wer'],
      ['email', 'wer@example.org'],
      ['warteliste', 'on'],
    ]),
    entry('/besichtigung/unbekannt', [['intent', 'bestaetigen']]),
    entry('/war-das-hilfreich/schimmel', [
      ['antwort', 'nein'],
      ['nummer', 'unbekannt'],
      ['gefehlt', 'Wie oft man lüftet'],
    ]),
    entry('/war-das-hilfreich/~assistent', [
      ['antwort', 'nein'],
      ['frage', 'Wie oft lüfte ich?'],
    ]),
    entry('/vorgang/unbekannt', [
      ['intent', 'nachricht'],
      ['text', 'Guten Tag'],
    ]),
    entry('/vorgang/neuer-link', [
      ['vorgangsnummer', '7K42'],
      ['email', 'wer@example.org'],
    ]),
  ]
}

function endpointsOf(form: HTMLFormElement, path: string): Endpoint[] {
  const fields = [...form.elements].flatMap((field): Pair[] => {
    if (!('name' in field) || !('value' in field) || field.tagName === 'BUTTON' || !field.name) return []
    return [[String(field.name), String(field.value)]]
  })
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name]')]
  const address = form.getAttribute('action') ?? path
  const ownPattern = patternOf(address.split('?')[0]!)
  const isRead = form.method.toLowerCase() !== 'post'
  const isUpload = form.enctype === 'multipart/form-data'
  const named = buttons.map((button): Pair[] => [...fields, [button.name, button.value]])
  // A form that saves may have further buttons that do something else with it.
  const isPlain = buttons.every(({ name }) => name === NEXT)
  const ways = isPlain ? [fields, ...named] : named
  return ways.map((own) => {
    const said = (wanted: string) => own.findLast(([name]) => name === wanted)?.[1]
    const intent = [said('intent')?.replace(/-[a-z-]*\d.*$/, ''), said(NEXT)].filter(Boolean).join(' ')
    const common = { address, fields: own, isOffice: true }
    if (!isRead) {
      const name = `POST ${ownPattern} ${intent}`.trim()
      return { ...common, name, method: 'POST', type: isUpload ? 'multipart' : 'urlencoded' }
    }
    // A page of the office with its filter is one endpoint; the previews' forms lead to public pages, which come by themselves as well.
    const name = ownPattern.startsWith('/verwaltung') ? `GET ${ownPattern}` : `GET ${ownPattern} from a preview`
    return { ...common, name, method: 'GET', type: 'none' }
  })
}
