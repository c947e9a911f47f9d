import { expect, test } from '../support/test.ts'

test('without JavaScript the overview filters by a sent form and turns pages', async ({ page }) => {
  await page.goto('/wohnungen')
  await page.getByLabel('Standort').selectOption('Braubach')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/ort=Braubach/)
  await expect(page.getByLabel('Gebäude')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^\d+ Wohnungen gefunden$/ })).toBeVisible()

  await page.getByText('Weitere Filter').click()
  await page.getByRole('group', { name: 'Zimmer' }).getByLabel('von').fill('2,5')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/zimmer_von=2%2C5/)
  await expect(page.getByRole('link', { name: /ab 2,5 Zimmer/ })).toBeVisible()

  await page.goto('/wohnungen')
  await page.getByRole('link', { name: 'Weiter' }).click()
  await expect(page).toHaveURL(/seite=2/)
})

test('without JavaScript a flat shows its sum, its links and the way to apply', async ({ page, request }) => {
  const { items } = await (await request.get('/api/apartments?status=available')).json()
  await page.goto(`/wohnung/${items[0].id}`)
  await expect(page.getByRole('heading', { name: 'Miete und Kosten' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByText('Teilen', { exact: true }).click()
  await expect(page.getByRole('link', { name: /^Via WhatsApp/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link teilen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Zurück', exact: true }).click()
  await expect(page).toHaveURL(/\/immobilie\//)
  await page.goBack()
  await page.getByRole('button', { name: 'Jetzt bewerben' }).first().click()
  await expect(page).toHaveURL(`/mieter-bewerbung?wohnung=${items[0].id}`)
})

test('on a phone nothing is wider than the page', async ({ page, request }) => {
  const { items } = await (await request.get('/api/apartments?status=available')).json()
  for (const address of ['/wohnungen', '/wohnungen?ansicht=karten', `/wohnung/${items[0].id}`]) {
    await page.goto(address)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
})
