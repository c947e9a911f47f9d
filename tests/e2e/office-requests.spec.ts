import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openAwake } from '../support/awake.ts'
import { sendDamagePhoto, sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const photo = () => readFile(path.resolve(import.meta.dirname, '../../db/seed/site-pictures/damage-0.webp'))

test('who works through damage reports looks at their photos, goes through the list by keys, and sees what comes in', async ({
  page,
  context,
  office,
  request,
}) => {
  test.setTimeout(120_000)
  await makeStaff(office, context.request, 'technik', { name: 'Toni Tasten' }) // whose keys stay switched off
  await page.clock.install()

  await test.step('photos stand in the order in which they were sent, are looked at, and the arrow keys go through them', async () => {
    const names = ['decke.webp', 'wand.webp', 'boden.webp']
    const reference = await sendDamagePhoto(request, 'Paula Folge', await photo(), names)
    await openAwake(page, `/verwaltung/anfragen/${reference}`)
    const picture = page.getByRole('img', { name: 'Foto 1: decke.jpg' })
    await picture.scrollIntoViewIfNeeded() // loaded when it comes near
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    const shown = page.getByRole('dialog')
    await picture.click()
    await expect(page.getByRole('dialog', { name: 'Foto 1 von 3' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)

    const photos = page.getByRole('list', { name: 'Fotos' }).getByRole('link')
    await expect(photos).toHaveCount(3)
    await photos.first().focus()
    await page.keyboard.press('Enter')
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

  const name = `Tasten ${unique()}`
  for (const each of ['eins', 'zwei']) await sendDamageReport(request, `${name} ${each}`)
  await openAwake(page, `/verwaltung/anfragen?status=offen&q=${encodeURIComponent(name)}`)
  const lines = page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row]')

  await test.step('keys go through the list, take over, close and explain themselves', async () => {
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
    await page.keyboard.press('u')
    await expect(page.getByRole('status').filter({ hasText: 'Zurückgenommen' })).toBeVisible()
    await expect(lines).toHaveCount(2)
    await lines.nth(0).getByRole('link').focus()
    await page.keyboard.press('e')
    await expect(lines).toHaveCount(1)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Tasten der Liste' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Tasten eingeschaltet' }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox', { name: 'Suche' }).focus()
    await page.getByRole('link', { name: 'Alle offenen', exact: true }).focus()
    await page.keyboard.press('j')
    await expect(lines.nth(0).getByRole('link')).not.toBeFocused()
  })

  await test.step('an open list shows what comes in', async () => {
    await sendDamageReport(request, `${name} drei`)
    await page.clock.runFor(4000)
    await expect(lines).toHaveCount(2)
  })

  await test.step('a further filter counts as soon as it is ticked', async () => {
    await page.getByText('Weitere Filter').click()
    await page.getByRole('checkbox', { name: 'Löschung ausgesetzt' }).check()
    await expect(page).toHaveURL(/loeschung=ausgesetzt/)
    await expect(page.getByText('Hier ist nichts.')).toBeVisible()
  })
})
