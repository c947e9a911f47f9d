import { expect, onPhoneWithoutScript, test } from '../support/test.ts'

test.use(onPhoneWithoutScript)

test('without JavaScript the menu leads to the overview, which filters by a sent form and turns pages', async ({
  page,
  request,
}) => {
  await page.goto('/')
  for (const address of ['/vermietung', '/wohnungen', '/mieter-bewerbung', '/kontakt', '/impressum']) {
    await expect(page.locator(`a[href="${address}"]`).first()).toBeAttached()
  }
  await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click()
  await page.locator('a[href="/wohnungen"]:visible').first().click()
  await expect(page).toHaveURL('/wohnungen')
  await page.getByLabel('Standort').selectOption('Braubach')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/ort=Braubach/)
  await expect(page.getByLabel('Gebäude')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^\d+ frei, / })).toBeVisible()

  await page.getByText('Weitere Filter').click()
  await page.getByRole('group', { name: 'Zimmer' }).getByLabel('von').fill('2,5')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/zimmer_von=2%2C5/)
  await expect(page.getByRole('link', { name: /ab 2,5 Zimmer/ })).toBeVisible()

  await page.goto('/wohnungen')
  await page.getByRole('link', { name: 'Weiter' }).click()
  await expect(page).toHaveURL(/seite=2/)

  await test.step('on a phone nothing is wider than the page', async () => {
    const { items } = await (await request.get('/api/apartments?status=available')).json()
    for (const address of ['/wohnungen', '/wohnungen?ansicht=karten', `/wohnung/${items[0].id}`]) {
      await page.goto(address)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })
})
