import { expect, onPhone, test } from '../support/test.ts'

test.use(onPhone)

test('on a phone the bar at the lower edge calls and applies, and covers nothing that has the focus', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/apartments?status=available')).json()
  await page.goto(`/wohnung/${items[0].id}`)
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+4926287998021')
  await expect(bar).toContainText(/\d\s€ warm/)
  await expect(bar).toContainText(/frei/)
  const first = page
    .getByRole('main')
    .getByText(/^[\d.]+,\d\d\s€ warm$/)
    .first()
  await expect(first, 'what it costs is seen without scrolling').toBeInViewport({ ratio: 1 })

  const edge = (await bar.boundingBox())?.y ?? 0
  await page.getByRole('button', { name: 'Zurück', exact: true }).focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) break
    if (await focused.evaluate((element) => Boolean(element.closest('[data-bottom-bar]')))) break
    // Scrolling to what took the focus is smooth.
    await expect
      .poll(async () => {
        const box = await focused.boundingBox()
        return box ? Math.min(box.y + box.height, box.y + 44) : 0
      })
      .toBeLessThanOrEqual(edge)
  }

  await bar.getByRole('button', { name: 'Bewerben' }).click()
  await expect(page.getByRole('dialog')).toContainText('Schritt 1 von 6')
})

test('a link with filters shows a phone what was found, and the form when it is asked for', async ({ page }) => {
  await page.goto('/wohnungen?ort=Rhens&warmmiete_bis=900')
  const form = page.getByRole('search', { name: 'Wohnungen filtern' })
  await expect(page.getByRole('list', { name: 'Gesetzte Filter' })).toBeInViewport()
  await expect(page.getByText(/^\d+ frei, \d+ bald frei/)).toBeInViewport()
  await expect(form).toBeHidden()
  await page.getByRole('link', { name: 'Filter ändern' }).click()
  await form.getByLabel('Standort').selectOption('Braubach')
  await expect(page).toHaveURL(/ort=Braubach/)
  await expect(form).toBeVisible()
})
