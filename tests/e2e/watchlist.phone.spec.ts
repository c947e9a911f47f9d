import { expectCleanOnPhoneAndDesk } from '../support/axe.ts'
import { expect, onPhone, test } from '../support/test.ts'

test.use(onPhone)

test('on a phone flats are kept, noted, compared and taken back, and an application is two taps away', async ({
  page,
  context,
}) => {
  await page.goto('/wohnungen?status=available')
  const hearts = page.locator('#wohnungen').getByRole('button', { name: /^Wohnung merken: / })
  for (const index of [0, 1, 2]) await hearts.nth(index).click()
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const box = await hearts.first().boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await page.getByRole('link', { name: 'Merkliste 3 Wohnungen' }).click()
  await expect(page.getByRole('heading', { name: '3 Wohnungen gemerkt' })).toBeVisible()
  await page
    .getByLabel(/^Ihre Notiz/)
    .first()
    .fill('Ruhig?')
  await page
    .getByRole('button', { name: /^Entfernen: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '2 Wohnungen gemerkt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Ihre Notiz/).first()).toHaveValue('Ruhig?')

  const other = await context.newPage()
  await other.goto('/merkliste')
  await other.getByRole('button', { name: 'Alle entfernen' }).click()
  await expect(page.getByRole('heading', { name: 'Noch keine Wohnung gemerkt' })).toBeVisible()
  await other.getByRole('button', { name: 'Rückgängig' }).click()
  await other.close()
  await expect(page.getByLabel(/^Ihre Notiz/).first()).toHaveValue('Ruhig?')
  await expectCleanOnPhoneAndDesk(page, '/merkliste', async () => {})

  // The check above leaves the window as wide as a desk, where three flats need no scrolling.
  await page.setViewportSize(onPhone.viewport)
  await page.getByRole('button', { name: 'Ausgewählte vergleichen' }).click()
  const table = page.getByRole('region', { name: 'Vergleich der Wohnungen' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('row', { name: /^Ihre Notiz/ })).toContainText('Ruhig?')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)

  await page.goto('/wohnungen')
  await page.getByRole('link', { name: 'Merkliste 3 Wohnungen' }).tap()
  await page
    .getByRole('link', { name: /^Jetzt bewerben: / })
    .first()
    .tap()
  await expect(page).toHaveURL(/\/mieter-bewerbung\?wohnung=/)
})
