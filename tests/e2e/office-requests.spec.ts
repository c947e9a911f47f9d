import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openAwake } from '../support/awake.ts'
import { sendApplication, sendDamagePhoto, sendDamageReport } from '../support/requests.ts'
import { makeStaff, signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const unique = () => Math.random().toString(36).slice(2, 8)
const photo = () => readFile(path.resolve(import.meta.dirname, '../../db/seed/site-pictures/damage-0.webp'))

test('a request is found, opened, read, worked on and closed', async ({ page, context, office, request }) => {
  test.setTimeout(120_000)
  const name = `Jürgen Übel-${unique()}`
  const reference = await sendDamageReport(request, name)
  await signInBrowser(office, context, 'technik', { name: 'Toni Technik' })

  await page.goto('/verwaltung/anfragen')
  const search = page.getByRole('searchbox', { name: 'Suche' })
  await search.fill(reference.toLowerCase().replace('-', ' '))
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByText('Ein Vorgang', { exact: true })).toBeVisible()
  await search.fill(name.replace('Jürgen Übel', 'juergen UEBEL'))
  await search.press('Enter')
  await expect(page).toHaveURL(/q=juergen/)
  const line = page.getByRole('row').filter({ hasText: reference })
  await expect(line.getByRole('link')).toHaveAccessibleName(/ungelesen$/)
  await line.getByRole('link').click()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Schaden' })).toContainText('Der Boden ist nass.')
  await expect(page.getByRole('region', { name: 'Schaden' })).toContainText('Hoch')
  await page.getByLabel('Interne Notiz').fill('Installateur kommt morgen.')
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
  const timeline = page.getByRole('region', { name: 'Verlauf' })
  await expect(timeline.getByRole('listitem').first()).toContainText('Installateur kommt morgen.')
  await expect(timeline).toContainText('Toni Technik')
  await expect(page.getByLabel('Interne Notiz')).toHaveValue('')

  await page.getByRole('button', { name: 'Mir zuweisen' }).click()
  await expect(page.getByLabel('Zuständig')).toHaveValue(/./)
  await page.getByLabel('Status').selectOption('Erledigt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(timeline).toContainText('Status: Erledigt')
  await expect(timeline).toContainText('Zuständig: Toni Technik')
  await expect(page.getByText('Wird gelöscht am')).toBeVisible()

  // Back to the list as it was left: closed ones are not among the open.
  await page.getByRole('link', { name: '← Anfragen' }).click()
  await expect(page).toHaveURL(/q=juergen/)
  await expect(page.getByText('Hier ist nichts.')).toBeVisible()
})

test('two people who save at once: the second sees what the first did, and nothing is lost', async ({
  page,
  context,
  browser,
  office,
  request,
  problems,
  baseURL,
}) => {
  test.setTimeout(120_000)
  problems.allow(/status of 409/)
  const reference = await sendDamageReport(request, 'Zoë Weiß')
  await signInBrowser(office, context, 'technik')
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInBrowser(office, other, 'technik', { name: 'Tina Zwei' })
  const address = `/verwaltung/anfragen/${reference}`
  await page.goto(address)
  const otherPage = await other.newPage()
  await otherPage.goto(address)

  await otherPage.getByLabel('Status').selectOption('In Arbeit')
  await otherPage.getByRole('button', { name: 'Speichern' }).click()
  await expect(otherPage.getByRole('region', { name: 'Verlauf' })).toContainText('Status: In Arbeit')
  await page.getByLabel('Status').selectOption('Erledigt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Inzwischen hat jemand anderes')
  await expect(page.getByLabel('Status')).toHaveValue('in_arbeit')
  await page.getByLabel('Status').selectOption('Erledigt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Status: Erledigt')
  await other.close()
})

test('keys go through the list, take over, close and explain themselves', async ({
  page,
  context,
  office,
  request,
}) => {
  const name = `Tasten ${unique()}`
  await sendDamageReport(request, `${name} eins`)
  await sendDamageReport(request, `${name} zwei`)
  await makeStaff(office, context.request, 'technik', { name: 'Toni Tasten' }) // whose keys stay switched off
  await openAwake(page, `/verwaltung/anfragen?q=${encodeURIComponent(name)}`)
  const lines = page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row]')
  await page.keyboard.press('j')
  await expect(lines.nth(0).getByRole('link')).toBeFocused()
  await page.keyboard.press('j')
  await expect(lines.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('a')
  await expect(lines.nth(1)).toContainText('Toni Tasten')
  await lines.nth(0).getByRole('link').focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('status').filter({ hasText: 'Ein Vorgang ist geändert.' })).toBeVisible()
  await expect(lines).toHaveCount(1)
  // The line is gone; the keys go on where it was.
  await expect(lines.nth(0).getByRole('link')).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tasten der Liste' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Tasten eingeschaltet' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Suche' }).focus()
  await page.getByRole('link', { name: 'Alle offenen', exact: true }).focus()
  await page.keyboard.press('j')
  await expect(lines.nth(0).getByRole('link')).not.toBeFocused()
})

test('several requests change at once, a view is kept, and an open list shows what comes in', async ({
  page,
  context,
  office,
  request,
}) => {
  test.setTimeout(90_000)
  const name = `Sammel ${unique()}`
  for (const each of ['a', 'b', 'c']) await sendDamageReport(request, `${name} ${each}`)
  await makeStaff(office, context.request, 'technik') // whose filters nobody else has
  await page.clock.install()
  await page.goto(`/verwaltung/anfragen?q=${encodeURIComponent(name)}`)
  const lines = page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row]')
  await lines.nth(0).getByRole('checkbox').check()
  await lines.nth(2).getByRole('checkbox').check()
  await page.getByLabel('Ausgewählte').selectOption('Wartet')
  await page.getByRole('button', { name: 'Ändern' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 Vorgänge sind geändert.' })).toBeVisible()
  await expect(lines.filter({ hasText: 'Wartet' })).toHaveCount(2)

  await page.getByText('Filter speichern').click()
  await page.getByLabel('Name des Filters').fill('Meine Sammlung')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('link', { name: 'Alle offenen' }).click()
  await page.getByRole('link', { name: 'Meine Sammlung' }).click()
  await expect(lines).toHaveCount(3)

  await sendDamageReport(request, `${name} d`)
  await page.clock.runFor(4000)
  await expect(lines).toHaveCount(4)
})

test('Technik sees damage reports and no application, not even by its address', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  problems.allow(/status of 404/)
  const name = `Grenze-${unique()}`
  const application = await sendApplication(request, name)
  await sendDamageReport(request, name)
  await signInBrowser(office, context, 'technik')
  await page.goto(`/verwaltung/anfragen?q=${name}&art=tenant_application`)
  await expect(page.getByText('Hier ist nichts.')).toBeVisible()
  await page.goto(`/verwaltung/anfragen?q=${name}`)
  await expect(page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row]')).toHaveCount(1)
  const answer = await page.goto(`/verwaltung/anfragen/${application}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible()
  expect((await page.request.get(`/verwaltung/anfragen/${application}.data`)).status()).toBe(404)
})

test('photos are looked at, and every file comes as an attachment that can run nothing', async ({
  page,
  context,
  office,
  request,
}) => {
  const reference = await sendDamagePhoto(request, 'Paula Foto', await photo())
  await signInBrowser(office, context, 'technik')
  await openAwake(page, `/verwaltung/anfragen/${reference}`)
  const picture = page.getByRole('img', { name: 'Foto 1: decke.jpg' })
  await picture.scrollIntoViewIfNeeded() // loaded when it comes near
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  const src = (await picture.getAttribute('src')) ?? ''
  const { headers, ...answer } = await page.request
    .get(src)
    .then((file) => ({ headers: file.headers(), status: file.status() }))
  expect(answer.status).toBe(200)
  expect(headers['content-disposition']).toContain('attachment')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-store')
  await picture.click()
  await expect(page.getByRole('dialog', { name: 'Foto 1 von 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  await context.clearCookies()
  expect((await page.request.get(src, { maxRedirects: 0 })).status()).toBe(302)
})

test('photos stand in the order in which they were sent, and the arrow keys go through them', async ({
  page,
  context,
  office,
  request,
}) => {
  const reference = await sendDamagePhoto(request, 'Paula Folge', await photo(), [
    'decke.webp',
    'wand.webp',
    'boden.webp',
  ])
  await signInBrowser(office, context, 'technik')
  await openAwake(page, `/verwaltung/anfragen/${reference}`)
  const photos = page.getByRole('list', { name: 'Fotos' }).getByRole('link')
  await expect(photos).toHaveCount(3)
  await photos.first().focus()
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog')
  await expect(shown.getByRole('img', { name: /decke/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(shown.getByRole('heading', { name: 'Foto 2 von 3' })).toBeVisible()
  await expect(shown.getByRole('img', { name: /wand/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(shown.getByRole('img', { name: /boden/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(photos.first()).toBeFocused()
})
