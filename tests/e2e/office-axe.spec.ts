import type { Page } from '@playwright/test'
import { officeAddresses } from '../../src/office/frame/access/addresses.ts'
import { expectClean, expectCleanOnPhoneAndDesk, isWholeMatrix, openWhole } from '../support/axe.ts'
import { fillIn, officePatterns } from '../support/office-addresses.ts'
import { freeFlat, sendApplication, sendRentCertificate } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

/** What answers with a file or with a script's answer. */
const files = new Set([
  '/verwaltung/besichtigungen/kalender',
  '/verwaltung/anfragen/stand',
  '/verwaltung/suche/treffer',
  '/verwaltung/gebaeude/:id/aushang.pdf',
  '/verwaltung/einrichten/vorlage.csv',
  '/verwaltung/uebernehmen/vorlage.csv',
  // A mail, which is no page of ours; read in its frames (office-mail-texts.spec.ts).
  '/verwaltung/mailtexte/:id/ansicht',
])

/** Lists, previews, editors and pictures that differ in a word only from those of flats, buildings and help articles. */
const alike =
  /^\/verwaltung\/((stellen|hilfeartikel|hilfethemen|gewerke|kundenstimmen|stoerungen)(\/:id\/vorschau)?|seiten(\/:id)?|(orte|stellen|hilfethemen|gewerke|kundenstimmen|fragen|stoerungen)\/:id|orte|orte\/:id\/bilder)$/

/** What is only posted to is no page. */
const pages = officePatterns
  .filter((pattern) => officeAddresses[pattern]?.read !== undefined && !files.has(pattern))
  // Pages of the website, read as such.
  .filter((pattern) => !pattern.startsWith('/verwaltung/seitenvorschau/'))
  .filter((pattern) => isWholeMatrix || !alike.test(pattern))

const withHouses = (pattern: string) =>
  pattern
    .replace('/gebaeude/:id', '/gebaeude/rhens-bleichweg-7')
    .replace('/wohnungen/:id', '/wohnungen/rhens-bleichweg-7-wohnung-1')

/** Records of the demo company, and new ones: the pages themselves instead of „gibt es nicht“. */
function withRecords(pattern: string): string {
  return withHouses(pattern)
    .replace('/orte/:id/bilder', '/orte/braubach/bilder')
    .replace(
      /\/(ansprechpartner|orte|stellen|stoerungen|hilfeartikel|hilfethemen|fragen|gewerke|kundenstimmen)\/:id$/,
      '/$1/neu',
    )
    .replace(/\/(\w+)\/:id\/vorschau$/, (_, kind: string) => `/${kind}/${records.firstOf[kind]}/vorschau`)
    .replace('/firma/:id', '/firma/zeiten')
    .replace('/mailtexte/:id', '/mailtexte/testmail')
    .replace('/seiten/:id', '/seiten/jobs')
    .replace('/hilfe/:page', '/hilfe/bilder')
    .replace('/einrichten/:step', '/einrichten/bestand')
    .replace('/neu/:kind', '/neu/damage_report')
    .replace(/\/:reference\/(mietbescheinigung|zusammenfuehren)$/, `/${records.certificate}/$1`)
}

/** States of pages that an address shows. */
const states: Record<string, string[]> = {
  '/verwaltung/wohnungen': ['?q=gibt-es-nicht', '?availability_status=rented&is_published=true'],
  '/verwaltung/verlauf': ['?art=wohnungen', '?art=wohnungen&id=rhens-bleichweg-7-wohnung-1'],
  // The long lists have the rows of the first one, in another order; „alle“ is read with everything ticked (office-axe-account.spec.ts).
  '/verwaltung/anfragen': [
    '?q=gibt-es-nicht',
    '?spam=1',
    ...(isWholeMatrix ? ['?status=alle', '?sortierung=faellig'] : []),
  ],
  '/verwaltung/suche': ['?q=rhein'],
  '/verwaltung/protokoll': ['?wer=niemand', '?gegenstand=7K42-PXR8'],
  '/verwaltung/aufbewahrung': ['?geloescht=3'],
  '/verwaltung/aufbewahrung/person': ['?geloescht=1&weitere=1&ausgesetzt=1&rest=1'],
}

/** The ids of what hangs among others are the seed's own matter: each list names one, not made by a journey that may delete it. */
const kindsWithPreview = pages.flatMap((pattern) => /(\w+)\/:id\/vorschau$/.exec(withHouses(pattern))?.[1] ?? [])

async function firstRecord(kind: string): Promise<string> {
  const answer = await page.request.get(`/verwaltung/${kind}`)
  const id = new RegExp(`href="/verwaltung/${kind}/(?!neu|[\\da-f]{8}-)([\\w-]+)"`).exec(await answer.text())?.[1]
  if (!id) throw new Error(`The list of ${kind} names nothing: ${answer.status()}`)
  return id
}

// One tab and one person for all. With these hooks each worker takes its share of the tests.
let page: Page
let records: { reference: string; certificate: string; apartmentId: string; firstOf: Record<string, string> }
test.beforeAll(async ({ browser, office, request }) => {
  const reference = await sendApplication(request, 'Öztürk-Weiß')
  const certificate = await sendRentCertificate(request)
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await signInBrowser(office, page.context(), 'leitung')
  // One after another: nine at once are too many for the site of a busy machine, which then asks to come again.
  const firstOf: Record<string, string> = {}
  for (const kind of kindsWithPreview) firstOf[kind] = await firstRecord(kind)
  records = { reference, certificate, apartmentId: (await freeFlat(request)).id, firstOf }
})
test.beforeEach(({ problems }) => problems.watch(page))
test.afterAll(() => page.close())

for (const pattern of pages) {
  test(`${pattern} has no axe violation and no console error on a phone and on a desk`, async ({ problems }) => {
    // What frames show of a mail or of the website takes no scripts, not even this test's.
    problems.allow(/status of 404|Blocked script execution in '.*\/(ansicht|seitenvorschau\/)/)
    const address = fillIn(
      withRecords(pattern)
        .replace(':reference', records.reference)
        .replace(':apartmentId', records.apartmentId)
        .replace(':key', 'damage_report.erledigt'),
    )
    for (const query of ['', ...(states[pattern] ?? [])]) {
      await expectCleanOnPhoneAndDesk(page, address + query, async () => {
        const answer = await openWhole(page, address + query)
        expect(answer?.headers()['content-type'], address).toContain('text/html')
      })
    }
  })
}

test('the inbox with a ticked row and the menu of the office are without axe violations', async () => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openWhole(page, '/verwaltung/anfragen')
  await page.getByText('Mehr', { exact: true }).click()
  await expectClean(page, 'the office with its menu open at 390 px')
  await expectCleanOnPhoneAndDesk(page, 'the inbox with a ticked row', async () => {
    await openWhole(page, '/verwaltung/anfragen')
    await page
      .getByRole('checkbox', { name: /auswählen/ })
      .first()
      .check()
  })
})
