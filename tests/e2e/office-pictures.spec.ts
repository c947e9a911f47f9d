import type { Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { axeViolations } from '../support/axe.ts'
import { makeStaff, signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

/** Another one, since tests run beside each other. */
const TOUCHED_HOUSE = '/verwaltung/gebaeude/rhens-bleichweg-7/bilder'
const HOUSE = '/verwaltung/gebaeude/braubach-am-weinberg-23/bilder'

const asHtml = (text = '') => text.replaceAll('&', '&amp;')
const gallery = (page: Page) => page.getByRole('list', { name: 'Bildergalerie' })
const order = (page: Page) =>
  gallery(page)
    .locator('li > div img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))

/** Takes the first picture of the gallery, by its handle or by the picture itself, and lets it go below the second. */
async function dragFirstBelowSecond(page: Page, by: 'handle' | 'picture' = 'handle') {
  const handles = by === 'handle' ? gallery(page).getByTitle('Ziehen') : gallery(page).locator('li > div img')
  await handles.nth(1).evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
  const from = await handles.nth(0).boundingBox()
  const second = await gallery(page).locator('> li').nth(1).boundingBox()
  if (!from || !second) throw new Error('no pictures')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, second.y + second.height / 2 + 20, { steps: 6 })
  await page.mouse.up()
}

test('pictures are put in order by dragging and by buttons; what somebody else arranged meanwhile is not lost', async ({
  page,
  office,
  context,
  request,
  problems,
}) => {
  problems.allow(/status of 409/)
  test.setTimeout(120_000)
  await signInBrowser(office, context, 'redaktion')
  await page.goto(HOUSE)
  await expect(gallery(page)).toBeVisible()
  const before = await order(page)
  await dragFirstBelowSecond(page)
  await expect(page.getByText('Die neue Reihenfolge ist gespeichert.')).toBeVisible()
  await expect(page.getByText(/steht jetzt an Stelle 2 von/)).toBeAttached()
  const dragged = await order(page)
  expect(dragged.slice(0, 2)).toEqual([before[1], before[0]])
  expect(await axeViolations(page)).toEqual([])

  // The same with the keyboard; the button keeps the focus, so that it can be pressed again.
  const back = gallery(page)
    .getByRole('button', { name: /^Nach vorn/ })
    .nth(1)
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/steht jetzt an Stelle 1 von/).first()).toBeAttached()
  expect(await order(page)).toEqual(before)
  await expect(
    gallery(page)
      .getByRole('button', { name: /^Nach vorn/ })
      .first(),
  ).toBeFocused()

  // Somebody else moves one while this page is open.
  await makeStaff(office, request, 'redaktion', { name: 'Otto Weiß' })
  const media = await gallery(page).locator('input[name=media]').first().inputValue()
  const move = async (intent: 'hoch' | 'runter') => {
    const html = await (await request.get(HOUSE)).text()
    const version = new RegExp(`name="media" value="${media}"/><input[^>]* name="version" value="(\\d+)"`).exec(
      html,
    )?.[1]
    const answer = await request.post(HOUSE, { form: { intent, media, version: String(version) }, maxRedirects: 0 })
    expect(answer.status()).toBe(302)
  }
  await move('runter')
  await dragFirstBelowSecond(page, 'picture')
  await expect(page.getByRole('alert').getByText('Jemand anderes hat hier inzwischen etwas geändert')).toBeVisible()
  await move('hoch')
})

/** As a finger does it: held on the first picture's handle, moved below the second, lifted. `gone`: the system took the finger away. */
async function swipeFirstBelowSecond(page: Page, { gone = false } = {}) {
  const client = await page.context().newCDPSession(page)
  const handles = gallery(page).getByTitle('Ziehen')
  await handles.nth(0).evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
  const from = await handles.nth(0).boundingBox()
  const second = await gallery(page).locator('> li').nth(1).boundingBox()
  if (!from || !second) throw new Error('no pictures')
  const x = from.x + 20
  const [start, end] = [from.y + 20, second.y + second.height / 2 + 20]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  const scrolled = await page.evaluate(() => window.scrollY)
  await touch('touchStart', start)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', start + ((end - start) * step) / 8)
  await touch(gone ? 'touchCancel' : 'touchEnd')
  await client.detach()
  return (await page.evaluate(() => window.scrollY)) - scrolled
}

test('on a phone a finger puts pictures in order, and the page does not scroll under it', async ({
  browser,
  office,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 1100 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signInBrowser(office, context, 'redaktion')
  await openAwake(page, TOUCHED_HOUSE)
  const before = await order(page)
  await swipeFirstBelowSecond(page, { gone: true })
  expect(await order(page)).toEqual(before)
  expect(await swipeFirstBelowSecond(page)).toBe(0)
  await expect(page.getByText('Die neue Reihenfolge ist gespeichert.')).toBeVisible()
  expect((await order(page)).slice(0, 2)).toEqual([before[1], before[0]])
  await gallery(page)
    .getByRole('button', { name: /^Nach vorn/ })
    .nth(1)
    .click()
  await expect(page.getByText(/steht jetzt an Stelle 1 von/).first()).toBeAttached()
  await context.close()
})

test('questions are written without losing a word, put in order, and left for another kind of content', async ({
  page,
  office,
  context,
  request,
}) => {
  await signInBrowser(office, context, 'redaktion')

  await test.step('what was typed and not saved is asked about before it is left', async () => {
    await page.goto('/verwaltung/fragen')
    await page.getByRole('list', { name: 'Häufige Fragen' }).getByRole('link').first().click()
    const question = page.getByLabel('Frage', { exact: true })
    const typed = `${await question.inputValue()} (neu)`
    await question.fill(typed)
    await page
      .getByRole('link', { name: 'Gewerke' })
      .or(page.getByRole('link', { name: '← Häufige Fragen' }))
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Noch nicht gespeichert' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
    await expect(question).toHaveValue(typed)
    await page.getByRole('link', { name: '← Häufige Fragen' }).click()
    await dialog.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page.getByRole('heading', { name: 'Häufige Fragen', level: 1 })).toBeVisible()
  })

  await test.step('every kind of content is named beside the page', async () => {
    for (const name of ['Orte', 'Stellen', 'Hilfeartikel', 'Hilfethemen', 'Gewerke', 'Kundenstimmen'])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })

  await test.step('on a phone the list says what was done and offers the way back; arrows put questions in order', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const questions = page.getByRole('list', { name: 'Häufige Fragen' }).getByRole('link')
    const [first, second] = await questions.allTextContents()
    await page.getByRole('button', { name: `Nach hinten: ${first}` }).click()
    await expect(page.getByRole('status').getByText(/steht jetzt an Stelle 2 von/)).toBeVisible()
    expect((await questions.allTextContents()).slice(0, 2)).toEqual([second, first])
    expect(await axeViolations(page)).toEqual([])
    const shown = await (await request.get('/mieterinfos')).text()
    expect(shown.indexOf(asHtml(second))).toBeGreaterThan(-1)
    expect(shown.indexOf(asHtml(second))).toBeLessThan(shown.indexOf(asHtml(first)))
    await page.getByRole('button', { name: `Nach vorn: ${first}` }).click()
    await expect(page.getByRole('status').getByText(/steht jetzt an Stelle 1 von/)).toBeVisible()
  })

  await test.step('on a phone every kind of content is a tab of its room', async () => {
    await page.getByRole('link', { name: 'Gewerke', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Gewerke', level: 1 })).toBeVisible()
  })
})
