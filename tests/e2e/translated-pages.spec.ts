import type { Page } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { pressEverything } from '../support/press-everything.ts'
import type { Problems } from '../support/problems.ts'
import { freeFlat, sendApplication, sendDamageReport } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { openTranslated, staleWords, translatePages } from '../support/translate.ts'

const WITHIN_MS = 40 * 60_000
test.use({ navigationTimeout: 120_000 })
const ways = [
  { way: 'elements', from: 'hydration' },
  { way: 'elements', from: 'load' },
  { way: 'in place', from: 'hydration' },
  { way: 'in place', from: 'load' },
] as const

/** What ends the session, leaves the site or asks the machine; and saving itself, which other journeys do. */
const KEPT_OUT = '[action$="/abmelden"], [data-share], form[method="post"] [type="submit"]'

for (const translator of ways) {
  test.describe(`translated ${translator.way} from ${translator.from}`, { tag: '@night' }, () => {
    test.describe.configure({ timeout: WITHIN_MS })
    test.beforeEach(async ({ context, problems }) => {
      await translatePages(context, translator)
      // An empty form is refused, as is what has been answered already, and a busy machine asks to come again.
      problems.allow(/status of (400|404|409|422|503)/)
    })

    test('every kind of public page, each of its controls used once', async ({ page, problems }) => {
      for (const pattern of addressPatterns)
        for (const address of await addressesOf(pattern)) await useWhole(page, address, problems)
    })

    test('the office’s pages, each of their controls used once', async ({
      page,
      context,
      office,
      request,
      problems,
    }) => {
      const { id } = await freeFlat(request)
      const report = await sendDamageReport(request, 'Oksana Tropft')
      const application = await sendApplication(request, 'Übersetzt')
      await signInBrowser(office, context, 'leitung')
      const names =
        'anfragen bewerbungen besichtigungen wohnungen gebaeude stellen hilfeartikel stoerungen vorlagen mailtexte seiten firma/zeiten ' +
        `firma/aussehen team konto verlauf anfragen/neu/damage_report wohnungen/${id} stellen/neu hilfeartikel/neu ` +
        `anfragen/${report} anfragen/${application}`
      const pages = ['', ...names.split(' ').map((name) => `/${name}`)]
      for (const each of pages) await useWhole(page, `/verwaltung${each}`, problems, KEPT_OUT)
    })
  })
}

async function useWhole(page: Page, address: string, problems: Problems, except = ''): Promise<void> {
  const found: string[] = []
  let known = problems.list().length
  const look = async (used: string) => {
    for (const words of await staleWords(page)) found.push(`${used}: not translated again: ${words}`)
    const broken = page.getByText(/^(Fehler 500|Dieser Teil der Seite konnte nicht angezeigt werden)/)
    if ((await broken.count()) > 0) found.push(`${used}: ${await broken.first().innerText()}`)
    for (const problem of problems.list().slice(known)) found.push(`${used}: ${problem}`)
    known = problems.list().length
  }
  const presses = await pressEverything(page, { open: () => openTranslated(page, address), except, after: look })
  await look('opening it')
  expect.soft(found, address).toEqual([])
  expect.soft(presses, address).toBeGreaterThan(0)
}
