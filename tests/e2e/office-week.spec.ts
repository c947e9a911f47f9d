import type { Browser, Page } from '@playwright/test'
import { startImapServer } from '../../src/requests/incoming-mail/test-imap.server.ts'
import { enterByTelephone, enterRoom, openFirstPage } from '../support/desk-work.ts'
import { mailsTo } from '../support/mails-to.ts'
import type { Office } from '../support/office.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { countedHands } from '../support/presses.ts'
import { linkIn } from '../support/sender-link.ts'
import { makeStaff, signInBrowser } from '../support/staff.ts'
import { expect, onPhone } from '../support/test.ts'
import { unique } from '../support/unique.ts'
import { AT_MOST, ways } from '../support/week-ways.ts'
import { freeFlats, type Matter, matters, sendApplicationFor, senderOf, sendMatter } from '../support/week.ts'

let imap: Awaited<ReturnType<typeof startImapServer>>
const test = testOnOwnSite(async () => {
  imap = await startImapServer()
  return { environment: { IMAP_URL: imap.url }, close: () => void imap.stop() }
})
test.describe.configure({ mode: 'default' })

const APPLICANTS = 40

type Given = { browser: Browser; office: Office; dataDir: string; isPhone: boolean; wanted: readonly Matter[] }

/** What comes in, and what the office does with it until nothing is left. */
async function replay(page: Page, { browser, office, dataDir, isPhone, wanted }: Given): Promise<void> {
  const week = unique()
  const desk = { page, hands: countedHands(page, { isPhone }) }
  const { hands } = desk
  const outside = await browser.newContext()
  const { request } = outside
  const colleague = `Vera ${week}`
  const sender = (matter: Matter) => senderOf(matter, week)
  const applicants = Array.from({ length: APPLICANTS }, (_, number) => senderOf('application', `${week}-${number}`))
  const stored = async () =>
    JSON.parse(await office('submissions', 'list', '--search', week, '--json')) as { status: string }[]
  const within = (figure: keyof typeof AT_MOST, what: string) => {
    const presses = hands.presses()
    expect.soft(presses, `${what}: ${presses} presses`).toBeLessThanOrEqual(AT_MOST[figure])
  }

  await test.step('everything comes in', async () => {
    await makeStaff(office, request, 'vermietung', { name: colleague })
    await signInBrowser(office, page.context(), 'leitung', { name: 'Anna Großkreutz' })
    const [wantedByMany, wantedByOne] = await freeFlats(request)
    for (const each of applicants) await sendApplicationFor(request, wantedByMany, each)
    for (const each of wanted) await sendMatter(each, sender(each), { request, flat: wantedByOne, append: imap.append })
    if (wanted.includes('telephone')) await enterByTelephone(desk, sender('telephone'))
    await expect.poll(async () => (await stored()).length).toBe(wanted.length + APPLICANTS)
  })

  await test.step('forty applications for one flat are refused together, with a mail to each', async () => {
    await openFirstPage(desk)
    await enterRoom(desk, 'Bewerbungen')
    const flats = page.getByRole('list', { name: 'Wohnungen mit offenen Bewerbungen' }).getByRole('listitem')
    await hands.press(flats.filter({ hasText: `${APPLICANTS} offen` }).getByRole('link'))
    await hands.press(page.getByRole('checkbox', { name: 'Alle auswählen' }))
    await hands.press(page.getByRole('button', { name: 'Ausgewählte ablehnen …' }))
    await hands.choose(page.getByLabel('Grund', { exact: true }), 'Wohnung an jemand anderen vermietet')
    await hands.press(page.getByRole('button', { name: `${APPLICANTS} Bewerbungen ablehnen` }))
    // Forty transactions, each by itself: a busy machine takes its time.
    const done = page.getByRole('status').filter({ hasText: `${APPLICANTS} Bewerbungen sind abgelehnt` })
    await expect(done).toBeVisible({ timeout: 30_000 })
    within('refuseMany', `refusing ${APPLICANTS} applications`)
  })

  const next = page.getByRole('region', { name: 'Als Nächstes' })
  await test.step('the first three go to a colleague', async () => {
    for (const place of [0, 1, 2]) {
      await openFirstPage(desk)
      const row = next.getByRole('listitem').nth(place)
      await hands.press(row.locator('summary'))
      await hands.press(row.getByRole('button', { name: colleague }))
      await expect(row.locator('summary')).toContainText(`Zuständig: ${colleague}`)
      await expect(row.locator('summary')).toBeFocused()
      within('assign', 'giving a request to a colleague')
    }
  })

  await test.step('one after the other is handled', async () => {
    await openFirstPage(desk)
    await hands.press(next.getByRole('link').first())
    for (let place = 1; place <= wanted.length; place += 1) {
      await expect(page.getByText(`${place} von ${wanted.length}`, { exact: true })).toBeVisible()
      const matter = await matterOn(page, wanted)
      const { figure, act } = ways[matter]
      await act(desk)
      if (figure) within(figure, matter)
      hands.begin()
      const onward = page.getByRole('link', { name: isPhone ? 'Nächster Vorgang' : 'Nächster', exact: true })
      if (place === wanted.length) await expect(onward).toHaveCount(0)
      else await hands.press(onward)
      within('next', `from ${matter} to the next`)
    }
  })

  await test.step('senders reply', async () => {
    const own = await outside.newPage()
    const openOwn = async (matter: Matter) => {
      const mails = await mailsTo(sender(matter).email, 2, dataDir)
      await own.goto(linkIn(mails.at(-1)?.text) ?? '')
    }
    await openOwn('damage')
    await own.getByLabel('Ihre Nachricht').fill('Es tropft am Siphon, und jetzt nicht mehr.')
    await own.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(own.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns' })).toBeVisible()
    if (!wanted.includes('application')) return
    await openOwn('application')
    await own.getByRole('radio', { name: /14:00/ }).check()
    await own.getByRole('button', { name: 'Termin zusagen' }).click()
    await expect(own.getByText('Ihr Termin steht fest')).toBeVisible()
  })

  await test.step('what waited for them is given away and closed', async () => {
    await openFirstPage(desk)
    await enterRoom(desk, 'Anfragen')
    await hands.press(page.getByRole('checkbox', { name: 'Alle auswählen' }))
    const giveAll = async (wish: string) => {
      await hands.choose(page.getByLabel(/^Ausgewählte/), wish)
      await hands.press(page.getByRole('button', { name: 'Ändern' }))
    }
    await giveAll(colleague)
    const rows = page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row]')
    await expect(rows.filter({ hasNotText: colleague })).toHaveCount(0)
    within('giveMany', 'giving all that wait to a colleague')
    hands.begin()
    await giveAll('Erledigt')
    await expect(page.getByText('Hier ist nichts.')).toBeVisible()
    within('close', 'closing them together')
  })

  await test.step('nothing is open or late, and everybody has mail', async () => {
    await openFirstPage(desk)
    await expect(next).toContainText('Nichts ist fällig.')
    for (const tile of ['Verspätet', 'Heute fällig', 'Neue Nachrichten', 'Ohne Zuständige'])
      await expect(page.getByRole('link', { name: new RegExp(`^${tile}\\s*0$`) })).toBeVisible()
    await enterRoom(desk, 'Anfragen')
    await expect(page.getByText('Hier ist nichts.')).toBeVisible()
    const left = (await stored()).filter(({ status }) => status !== 'erledigt' && status !== 'abgelehnt')
    expect(left).toEqual([])
    for (const matter of wanted) {
      const { said } = ways[matter]
      if (said === null) continue
      const [receipt, ...others] = await mailsTo(sender(matter).email, 2, dataDir)
      expect(receipt?.subject).toContain('eingegangen')
      expect(others.map(({ text }) => text?.replaceAll(/\s+/g, ' ')).join('\n')).toContain(said)
    }
    for (const { email } of applicants) {
      const [, refusal] = await mailsTo(email, 2, dataDir)
      expect(refusal?.subject).toContain('Ihre Bewerbung')
    }
  })
  await outside.close()
}

/** Which of them is open, by the name of its sender; an application has none yet. */
async function matterOn(page: Page, wanted: readonly Matter[]): Promise<Matter> {
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const found = wanted.find((each) => name.toLowerCase().includes(`${each}-`))
  return found ?? 'application'
}

const morning: readonly Matter[] = ['damage', 'key', 'contact']
for (const { where, isPhone, use } of [
  { where: 'on a phone', isPhone: true, use: onPhone },
  { where: 'on a desk', isPhone: false, use: {} },
])
  test.describe(where, () => {
    test.use(use)
    if (isPhone)
      test(`a morning: three requests and ${APPLICANTS} applications come in and are handled`, async ({
        page,
        browser,
        office,
        own,
      }) => {
        test.setTimeout(120_000)
        await replay(page, { browser, office, dataDir: own.site.dataDir, isPhone, wanted: morning })
      })
    test(`a week: ${matters.length} requests of all kinds and ${APPLICANTS} applications come in and are handled`, {
      tag: '@night',
    }, async ({ page, browser, office, own }) => {
      test.setTimeout(600_000)
      await replay(page, { browser, office, dataDir: own.site.dataDir, isPhone, wanted: matters })
    })
  })
