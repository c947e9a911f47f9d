import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { bookingLinkIn, mailsTo, searchLinkIn } from '../support/mails-to.ts'
import { countedHands, type Hands } from '../support/presses.ts'
import { makePublicSlot } from '../support/public-slot.ts'
import { flatThatIs } from '../support/requests.ts'
import { AT_MOST, type Way } from '../support/seeker-limits.ts'
import { expect, onPhone, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

test.use(onPhone)
test.describe.configure({ mode: 'default' })

const DAY_MS = 24 * 60 * 60_000
/** A free flat that no other test shows. */
const FLAT = 'st-goar-heerstrasse-64-wohnung-3'

const someone = () => `sucht-${unique()}@example.org`

/** Walks one way from its first page: counts its presses, says how long a script takes for it, and looks at where it ends. */
async function walk(page: Page, way: Way, go: (hands: Hands) => Promise<void>): Promise<void> {
  const hands = countedHands(page, { isPhone: true })
  const begin = performance.now()
  await go(hands)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  test.info().annotations.push({ type: way, description: `${hands.presses()} presses, ${seconds} s` })
  process.stdout.write(`${way}: ${hands.presses()} of ${AT_MOST[way]} presses, ${seconds} s\n`)
  expect(hands.presses(), `${way}: ${hands.presses()} presses`).toBeLessThanOrEqual(AT_MOST[way])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'fits').toBe(true)
  expect.soft(await axeViolations(page), way).toEqual([])
}

/** The link in a mail is pressed as well. */
async function openMail(hands: Hands, page: Page, link: string): Promise<void> {
  // A page of ours that is still being taken over would draw itself again.
  await page.goto('about:blank')
  await page.setContent(`<!doctype html><html lang="de"><title>Mail</title><a href="${link}">Zur Seite</a></html>`)
  await hands.press(page.getByRole('link', { name: 'Zur Seite' }))
}

test('from the first page to three flats that fit, kept beside each other, and to an application', async ({ page }) => {
  await page.goto('/')
  await walk(page, 'threeThatFit', async (hands) => {
    const search = page.getByRole('search', { name: 'Freie Wohnungen suchen' })
    await hands.choose(search.getByLabel('Zimmer'), 'ab 2')
    await hands.press(search.getByLabel('Bis … € warm'))
    await hands.type('900')
    await hands.press(search.getByRole('button', { name: 'Wohnungen suchen' }))
    const rows = page.locator('#wohnungen tbody tr')
    await expect(rows.nth(2)).toBeVisible()
    for (const index of [0, 1, 2]) {
      const warm = /([\d.]+),\d\d\s€\swarm/.exec(await rows.nth(index).innerText())?.[1]
      expect(Number(warm?.replace('.', ''))).toBeLessThanOrEqual(900)
    }
    // Results first: the first of them without scrolling.
    await expect(rows.first()).toBeInViewport({ ratio: 0.1 })
  })

  await walk(page, 'comparison', async (hands) => {
    const hearts = page.locator('#wohnungen').getByRole('button', { name: /^Wohnung merken: / })
    await hands.press(hearts.nth(0))
    await hands.press(hearts.nth(1))
    await hands.press(page.getByRole('link', { name: 'Merkliste 2 Wohnungen' }))
    await hands.press(page.getByRole('button', { name: 'Ausgewählte vergleichen' }))
    await expect(page.getByRole('region', { name: 'Vergleich der Wohnungen' }).getByRole('columnheader')).toHaveCount(3)
  })

  await page.goto('/merkliste')
  await walk(page, 'application', async (hands) => {
    await hands.press(page.getByRole('link', { name: /^Jetzt bewerben: / }).first())
    await expect(page.getByText(/Schritt 1 von \d/)).toBeVisible()
  })
})

test('from a flat that is let to a search that runs, and to its end by the link in a mail', async ({
  page,
  request,
  baseURL,
}) => {
  const address = someone()
  let link = ''
  await page.goto(`/wohnung/${(await flatThatIs(request, 'rented')).id}`)
  await walk(page, 'confirmedSearch', async (hands) => {
    await hands.press(page.getByRole('link', { name: 'Suchauftrag anlegen' }).first())
    await hands.press(page.getByLabel(/^E-Mail/))
    await hands.type(address)
    await hands.press(page.getByRole('button', { name: 'Suchauftrag anlegen' }))
    await expect(page.getByRole('heading', { name: 'Fast geschafft: Bitte bestätigen Sie' })).toBeVisible()
    link = searchLinkIn((await mailsTo(address, 1))[0]?.text)
    await openMail(hands, page, `${baseURL}${link}`)
    await hands.press(page.getByRole('button', { name: 'Suchauftrag bestätigen' }))
    await expect(page.getByText('Ab jetzt schreiben wir Ihnen')).toBeVisible()
  })

  await page.goto('/')
  await walk(page, 'endedSearch', async (hands) => {
    await openMail(hands, page, `${baseURL}${link}`)
    await hands.press(page.getByRole('button', { name: 'Beenden', exact: true }))
    await expect(page.getByText('Beendet. Wir schreiben Ihnen dazu nicht mehr.')).toBeVisible()
  })
})

test('what one can afford, an exposé and a call are near', async ({ page, request }) => {
  await page.goto('/wohnungen')
  await walk(page, 'affordable', async (hands) => {
    await hands.press(page.getByText('Was kann ich mir leisten?'))
    await hands.press(page.getByLabel('Haushaltsnettoeinkommen'))
    await hands.type('2700')
    await hands.press(page.getByRole('button', { name: 'Ausrechnen' }))
    await hands.press(page.getByRole('link', { name: 'Bis zu diesem Betrag filtern' }))
    await expect(page).toHaveURL(/warmmiete_bis=810/)
  })

  await page.goto(`/wohnung/${(await flatThatIs(request, 'available')).id}`)
  await walk(page, 'expose', async (hands) => {
    const link = page.getByRole('link', { name: /^Exposé als PDF/ })
    // The browser of the tests shows no PDF: what the press asks for is asked for beside it.
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await hands.press(link)
  })
  await walk(page, 'call', async (hands) => {
    const call = page.locator('[data-bottom-bar]').getByRole('link', { name: 'Anrufen' })
    await expect(call).toBeInViewport()
    await expect(call).toHaveAttribute('href', /^tel:\+49/)
    await call.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await hands.press(call)
  })
})

test('a viewing is booked on a phone, kept in the calendar, reminded of, waited for and cancelled', async ({
  page,
  browser,
  office,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const day = await makePublicSlot(browser, office, FLAT)
  const address = someone()
  let link = ''
  await page.goto(`/wohnung/${FLAT}`)
  await walk(page, 'bookedViewing', async (hands) => {
    await hands.press(
      page.getByRole('region', { name: 'Besichtigung' }).getByRole('link', { name: /^Besichtigung buchen/ }),
    )
    await hands.press(page.getByRole('radio', { name: new RegExp(day) }))
    await hands.press(page.getByLabel('Name', { exact: true }))
    await hands.type('Anna Öz')
    await page.keyboard.press('Tab')
    await hands.type(address)
    await hands.press(page.getByRole('button', { name: 'Besichtigung buchen' }))
    await expect(page.getByRole('heading', { name: 'Fast geschafft: Bitte bestätigen Sie' })).toBeVisible()
    link = bookingLinkIn((await mailsTo(address, 1))[0]?.text)
    await openMail(hands, page, `${baseURL}${link}`)
    await hands.press(page.getByRole('button', { name: 'Ja, bestätigen' }))
    await expect(page.getByText('Ihr Platz ist fest gebucht')).toBeVisible()
  })

  await test.step('the appointment is a file of the calendar', async () => {
    const calendar = page.getByRole('link', { name: /Kalender/ })
    const file = await request.get((await calendar.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toMatch(/LOCATION:Vor dem Haus[\s\S]*STATUS:CONFIRMED/)
  })

  const waiting = someone()
  await test.step('the next one reads that it is full, and waits', async () => {
    await page.goto(`/wohnung/${FLAT}`)
    const viewing = page.getByRole('region', { name: 'Besichtigung' })
    await expect(viewing).toContainText('Ausgebucht, Warteliste möglich')
    await viewing.getByRole('link', { name: /^Besichtigung buchen/ }).tap()
    await page.getByRole('radio', { name: new RegExp(day) }).tap()
    await page.getByLabel('Name', { exact: true }).fill('Jürgen Übel')
    await page.getByLabel('E-Mail-Adresse').fill(waiting)
    await page.getByRole('button', { name: 'Besichtigung buchen' }).tap()
    await expect(page.getByRole('heading', { name: 'Fast geschafft: Bitte bestätigen Sie' })).toBeVisible()
    await page.goto(bookingLinkIn((await mailsTo(waiting, 1))[0]?.text))
    await page.getByRole('button', { name: 'Ja, bestätigen' }).tap()
    await expect(page.getByText('an Stelle 1')).toBeVisible()
    expect.soft(await axeViolations(page), 'waiting').toEqual([])
  })

  await test.step('the day before, who comes is reminded', async () => {
    const database = new DatabaseSync(path.join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite'), { timeout: 10_000 })
    const at = (hours: number) => new Date(Date.now() + DAY_MS + hours * 60 * 60_000).toISOString()
    database.prepare('update viewing_slots set starts_at = ?, ends_at = ? where about = ?').run(at(-1), at(-0.5), FLAT)
    database.close()
    const [, , reminder] = await mailsTo(address, 3)
    expect(reminder?.subject).toContain('Besichtigung')
    expect(bookingLinkIn(reminder?.text)).toBe(link)
  })

  await page.goto('/')
  await walk(page, 'cancelledViewing', async (hands) => {
    await openMail(hands, page, `${baseURL}${link}`)
    await hands.press(page.getByRole('button', { name: 'Termin absagen' }))
    await expect(page.getByRole('heading', { name: 'Abgesagt' })).toBeVisible()
  })
  const [, movedUp] = await mailsTo(waiting, 2)
  expect(movedUp?.subject).toBe('Für Sie ist ein Platz frei: Ihr Besichtigungstermin')
})
