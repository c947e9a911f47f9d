import { officeAddresses } from '../../src/areas/office/access/addresses.ts'
import { expectClean, expectCleanOnPhoneAndDesk } from '../support/axe.ts'
import { fillIn, officePatterns } from '../support/office-addresses.ts'
import { firstFreeFlat, sendApplication } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { test } from '../support/test.ts'

/** What is only posted to is no page; files and a script's questions are told by their type when they answer. */
const pages = officePatterns.filter((pattern) => officeAddresses[pattern]?.read !== undefined)

/** Records of the demo company, and new ones: the pages themselves instead of „gibt es nicht“. */
function withRecords(pattern: string): string {
  return pattern
    .replace('/gebaeude/:id', '/gebaeude/rhens-bleichweg-7')
    .replace('/wohnungen/:id', '/wohnungen/rhens-bleichweg-7-wohnung-1')
    .replace('/orte/:id/bilder', '/orte/braubach/bilder')
    .replace(/\/(orte|stellen|hilfeartikel|hilfethemen|fragen|gewerke|kundenstimmen)\/:id$/, '/$1/neu')
    .replace('/hilfe/:page', '/hilfe/bilder')
}

/** States of pages that an address shows. */
const states: Record<string, string[]> = {
  '/verwaltung/wohnungen': ['?q=gibt-es-nicht', '?availability_status=rented&is_published=true'],
  '/verwaltung/verlauf': ['?art=wohnungen', '?art=wohnungen&id=rhens-bleichweg-7-wohnung-1'],
  '/verwaltung/anfragen': ['?status=alle', '?q=gibt-es-nicht', '?spam=1', '?sortierung=faellig'],
  '/verwaltung/protokoll': ['?wer=niemand', '?gegenstand=7K42-PXR8'],
  '/verwaltung/aufbewahrung': ['?geloescht=3'],
  '/verwaltung/aufbewahrung/person': ['?geloescht=1&weitere=1&ausgesetzt=1&rest=1'],
}

test('every page of the office is without axe violations on a phone and on a desk', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  test.setTimeout(pages.length * 40_000)
  problems.allow(/status of 404/)
  const reference = await sendApplication(request, 'Öztürk-Weiß')
  const flat = await firstFreeFlat(request)
  await signInBrowser(office, context, 'leitung')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const pattern of pages) {
    const address = withRecords(pattern)
      .replace(':reference', reference)
      .replace(':apartmentId', flat.id)
      .replace(':key', 'damage_report.erledigt')
    for (const query of ['', ...(states[pattern] ?? [])]) {
      const answer = await page.request.get(fillIn(address) + query)
      if (!answer.headers()['content-type']?.startsWith('text/html')) continue
      const open = () => page.goto(fillIn(address) + query, { waitUntil: 'networkidle' })
      await expectCleanOnPhoneAndDesk(page, address + query, open)
    }
  }
})

test('the inbox with a ticked row and the menu of the office are without axe violations', async ({
  page,
  context,
  office,
  request,
}) => {
  await sendApplication(request, 'Öztürk-Weiß')
  await signInBrowser(office, context, 'leitung')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/verwaltung/anfragen', { waitUntil: 'networkidle' })
    await page
      .getByRole('checkbox', { name: /auswählen/ })
      .first()
      .check()
    await expectClean(page, `the inbox with a ticked row at ${width} px`)
    if (width === 390) await page.getByText('Mehr', { exact: true }).click()
    await expectClean(page, `the office with its menu open at ${width} px`)
  }
})
