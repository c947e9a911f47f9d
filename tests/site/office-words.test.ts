import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { everyPattern, OFFICE } from '../support/addresses.ts'
import { sendApplication, sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'
import type { Visitor } from './visitor.ts'

/** `certificate_class`, `tenant_application.nachfrage`: a column, a field on the wire, a code. */
const WIRE_NAME = /[a-z]+(?:_[a-z]+)+/g
const SAYS_WHAT_WAS_SENT = /^\/verwaltung(?:$|\?|\/(?:anfragen|mails|protokoll|bewerbungen|besichtigungen))/

/** Without what is code on purpose: settings, commands and the placeholders of templates. */
function wireNames(text: string): string[] {
  return [...text.replaceAll(/\{\{[#/]?[\w.]+\}\}/g, '').matchAll(WIRE_NAME)].map(([name]) => name)
}

function visibleText(visitor: Visitor): string {
  const body = visitor.find('body').cloneNode(true) as HTMLElement
  for (const element of body.querySelectorAll('script, style, template, code, [hidden]')) element.remove()
  return body.textContent
}

/** The pattern of an address as `src/routes.ts` has it, the longest that fits. */
const patternOf = (path: string) =>
  everyPattern
    .filter((pattern) => OFFICE.test(pattern))
    .toSorted((one, other) => other.replaceAll(/:\w+/g, '').length - one.replaceAll(/:\w+/g, '').length)
    .find((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))

test('no page of the office shows a name of the code, or says that a mail left where there is no mail server', {
  timeout: 120_000,
}, async ({ visitor, request, office }) => {
  const { enter, press, tick, find, region } = handsOf(visitor)
  const tag = unique()
  const damage = await sendDamageReport(request, `Worte ${tag}`)
  const application = await sendApplication(request, `Worte${tag}`)
  await makeStaff(office, request, 'leitung')

  // Of each way to change something one, so that history, log and timelines have something to say.
  const save = () => visitor.press(find().getAllByRole('button', { name: 'Speichern' })[0]!)
  await visitor.open('/verwaltung/wohnungen/neu')
  await save()
  const shown = [visibleText(visitor)]
  await visitor.open(`/verwaltung/wohnungen/neu?name=Worte-${tag}&property_id=rhens-bleichweg-7`)
  await save()
  const flat = visitor.address().split('?')[0]!
  enter(/^Beschreibung/, `Geändert ${tag}`)
  await tick('Balkon')
  await save()
  await visitor.open(`${flat}/bilder`)
  const kitchen = await readFile('db/seed/pictures/kitchen-0.webp')
  visitor.attach(find().getByLabelText(/^Dateien/), new File([kitchen], 'kueche.webp', { type: 'image/webp' }))
  visitor.enter(visitor.find('#hochladen-alt_text'), `Küche ${tag}`)
  await press('Hochladen')
  await visitor.open(`/verwaltung/anfragen/${damage}`)
  enter(/^Vorlage/, 'Erledigt', region('Antworten'))
  await press('Einsetzen', region('Antworten'))
  enter(/^Text/, 'Der Siphon ist neu.', region('Antworten'))
  await press('Antworten und erledigen', region('Antworten'))
  await visitor.open(`/verwaltung/anfragen/${application}`)
  await handsOf(visitor).unfold(/Mit einem Grund ablehnen/)
  visitor.enter(visitor.find('[name=reason]'), 'haushalt_zu_gross')
  await press('Bewerbung ablehnen')

  const found: string[] = []
  const read = new Set<string>()
  const named = [
    '',
    '/protokoll',
    '/verlauf',
    '/anfragen?status=alle',
    `/anfragen/${damage}`,
    `/anfragen/${application}`,
  ]
  const wanted = [...named.map((path) => `/verwaltung${path}`), flat]
  const seen = new Set(wanted)
  for (const address of wanted) {
    const pattern = patternOf(address.split('?')[0]!)
    // What is named above is read in any case; of what it leads to, one page of each pattern.
    const isKnown = pattern !== undefined && read.has(pattern) && wanted.indexOf(address) > named.length
    if (pattern === undefined || isKnown || /abmelden|datei|export|kalender|stand/.test(pattern)) continue
    read.add(pattern)
    await visitor.open(address)
    const text = visibleText(visitor)
    found.push(...wireNames(text).map((name) => `${address}: ${name}`))
    // The site has no mail server: what staff look at must not say that a mail left.
    const claims = SAYS_WHAT_WAS_SENT.test(address) ? (text.match(/.{0,40}(?:gesendet|zugestellt)/gi) ?? []) : []
    found.push(...claims.map((words) => `${address}: ${words}`))
    for (const link of visitor.find('body').querySelectorAll<HTMLAnchorElement>('a[href^="/verwaltung"]')) {
      const next = link.getAttribute('href')!.replace(/#.*/, '')
      if (!seen.has(next)) wanted.push(next)
      seen.add(next)
    }
  }
  expect(read.size).toBeGreaterThan(40)
  const table = await request.get('/verwaltung/anfragen/export?status=alle&format=csv')
  shown.push((await table.text()).split('\n')[0] ?? '')
  expect([...new Set([...found, ...shown.flatMap(wireNames)])]).toEqual([])
})
