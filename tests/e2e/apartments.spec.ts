import type { Page, Route } from '@playwright/test'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

const filters = (page: Page) => page.getByRole('search')
const search = (page: Page) => filters(page).getByLabel('Suche')
const town = (page: Page) => filters(page).getByLabel('Standort')
const building = (page: Page) => filters(page).getByLabel('Gebäude')
const rows = (page: Page) => page.locator('#wohnungen tbody tr')
const count = (page: Page) => page.locator('#wohnungen').getByRole('status')
const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"title":"Fehler","status":500}' })

test('the overview of flats is filtered, sorted and paged', async ({ page }) => {
  await page.goto('/wohnungen')

  await test.step('typing filters, keeps the focus and takes no step of the back button; a choice takes one', async () => {
    await expect(rows(page)).toHaveCount(24)
    await search(page).pressSequentially('rheinufer', { delay: 30 })
    await expect(page).toHaveURL('/wohnungen?suche=rheinufer')
    await expect(rows(page).first()).toContainText('Rheinufer')
    await expect(search(page)).toBeFocused()

    await filters(page).getByLabel('Status').selectOption('Vermietet')
    await expect(page).toHaveURL(/suche=rheinufer&status=rented/)
    await expect(count(page)).toHaveText(/^0 frei, \d+ vermietet$/)
    await page.goBack()
    await expect(page).toHaveURL('/wohnungen?suche=rheinufer')
    await expect(filters(page).getByLabel('Status')).toHaveValue('')
  })

  await test.step('the building can be chosen within a place, and another place clears it', async () => {
    await filters(page).getByRole('button', { name: 'Filter zurücksetzen' }).click()
    await expect(page).toHaveURL('/wohnungen')
    await expect(building(page)).toHaveCount(0)
    await town(page).selectOption('Braubach')
    await expect(building(page).locator('option')).not.toHaveCount(1)
    await building(page).selectOption({ index: 1 })
    await expect(page).toHaveURL(/ort=Braubach&gebaeude=/)

    await town(page).selectOption('Rhens')
    await expect(page).toHaveURL('/wohnungen?ort=Rhens')
    await expect(building(page)).toHaveValue('')
    await expect(rows(page).first()).toContainText('56321 Rhens')

    await page.goBack()
    await expect(building(page)).not.toHaveValue('')
    await town(page).selectOption('')
    await expect(building(page)).toHaveCount(0)
  })

  await test.step('what was typed is not lost by the next press', async () => {
    await search(page).fill('rheinufer')
    await page.getByRole('button', { name: 'Karten' }).click()
    await expect(page).toHaveURL('/wohnungen?suche=rheinufer&ansicht=karten')
    await search(page).fill('rheinufer 12')
    await filters(page).getByRole('button', { name: 'Filter zurücksetzen' }).click()
    await page.waitForTimeout(400)
    await expect(page).toHaveURL('/wohnungen?ansicht=karten')
    await page.getByRole('button', { name: 'Tabelle' }).click()
  })

  await test.step('pages and cards are addresses of their own', async () => {
    await expect(page).toHaveURL('/wohnungen')
    await page.getByRole('link', { name: 'Seite 2' }).click()
    await expect(page).toHaveURL('/wohnungen?seite=2#wohnungen')
    await page.getByRole('button', { name: 'Karten' }).click()
    await expect(page).toHaveURL(/seite=2&ansicht=karten/)
    await expect(page.locator('#wohnungen article')).toHaveCount(24)
  })

  await test.step('each filter is a chip that can be taken away, and all go at once', async () => {
    await page.goto('/wohnungen?ort=Braubach&zimmer_von=2&zimmer_bis=4&ausstattung=balkon')
    const chips = page.getByRole('list', { name: 'Gesetzte Filter' })
    await expect(chips.getByRole('link')).toHaveText([/^Braubach/, /^2 bis 4 Zimmer/, /^Balkon/])
    await chips.getByRole('link', { name: /Zimmer/ }).click()
    await expect(page).toHaveURL('/wohnungen?ort=Braubach&ausstattung=balkon')
    await expect(filters(page).getByLabel('von').first()).toHaveValue('')

    await filters(page).getByRole('button', { name: 'Filter zurücksetzen' }).click()
    await expect(page).toHaveURL('/wohnungen')
    await expect(chips).toHaveCount(0)
    await expect(filters(page).getByRole('button', { name: 'Filter zurücksetzen' })).toHaveCount(0)
  })

  await test.step('ranges, day, amenities and order narrow and sort the list', async () => {
    await page.goto('/wohnungen?status=available')
    await filters(page).getByText('Weitere Filter').click()
    await filters(page).getByRole('group', { name: 'Warmmiete in €' }).getByLabel('bis').fill('700')
    await expect(page).toHaveURL(/warmmiete_bis=700/)
    await filters(page).getByLabel('frei am').fill('2027-06-01')
    await expect(page).toHaveURL(/frei_ab=2027-06-01/)
    await filters(page).getByLabel('Balkon').check()
    await expect(page).toHaveURL(/ausstattung=balkon/)
    await filters(page).getByLabel('Sortierung').selectOption('Größte')
    await expect(page).toHaveURL(/sortierung=groesste/)
    // The address is there before the list is.
    await expect(async () => {
      const areas = await rows(page).locator('td[data-label="Größe"]').allInnerTexts()
      const numbers = areas.map((text) => Number.parseFloat(text.replace(',', '.')))
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    }).toPass({ timeout: 15_000 })
  })
})

test('the list says that it loads, and what to do when it cannot', async ({ page, problems }) => {
  problems.allow(/status of 500/)
  await page.clock.install()
  await page.goto('/')
  await page.route('**/api/apartments*', broken)
  await page.getByRole('banner').getByRole('link', { name: 'Wohnungsübersicht', exact: true }).click()
  await expect(page.getByText('Wohnungen werden geladen...')).toBeVisible()
  await passRetries(page, page.getByText('Fehler beim Laden der Wohnungen.'))
  await page.unroute('**/api/apartments*')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(rows(page)).toHaveCount(24)
})

test('a flat is reached from the list, shared, reckoned and applied for', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/wohnungen?ort=Braubach&status=available')

  await test.step('a flat leads back to the list as it was', async () => {
    await openFirst(page)
    await page.getByRole('button', { name: 'Zurück', exact: true }).click()
    await expect(page).toHaveURL('/wohnungen?ort=Braubach&status=available')
  })

  await openFirst(page)
  await test.step('the link is shared by clipboard with an alert, by WhatsApp and by mail', async () => {
    const menu = page.locator('#wohnung-teilen')
    const button = page.getByRole('button', { name: 'Teilen', exact: true })
    await button.click()
    await expect(menu.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.+wohnung/,
    )
    await expect(menu.getByRole('link', { name: /E-Mail/ })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.+&body=.+wohnung/,
    )
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
    const alert = page.waitForEvent('dialog').then(async (dialog) => {
      const message = dialog.message()
      await dialog.accept()
      return message
    })
    await menu.getByRole('button', { name: 'Link teilen' }).click()
    expect(await alert).toBe('Link wurde in die Zwischenablage kopiert!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('the add-on raises the warm rent and takes it back', async () => {
    const box = page.getByRole('region', { name: 'Miete und Kosten' })
    const euros = async () =>
      Number.parseFloat((await box.locator('dd[aria-live]').innerText()).replace('.', '').replace(',', '.'))
    const before = await euros()
    await box.getByRole('checkbox').check()
    expect(await euros()).toBeCloseTo(before + 25)
    await box.getByRole('checkbox').uncheck()
    expect(await euros()).toBeCloseTo(before)
  })

  await test.step('each of three buttons opens the application, and closing gives the focus back', async () => {
    const buttons = page.getByRole('button', { name: 'Jetzt bewerben', exact: true })
    await expect(buttons).toHaveCount(3)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    for (const index of [0, 1, 2]) {
      await buttons.nth(index).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: `Bewerbung für ${name.replaceAll('\n', ' ')}` })).toBeVisible()
      await expect(dialog).toContainText('Schritt 1 von 6')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(buttons.nth(index)).toBeFocused()
    }
  })

  await test.step('the pictures of a flat open one by one, and wrap at both ends', async () => {
    const { items } = await (await request.get('/api/apartments?status=available')).json()
    const pictured = items.find((item: { picture: object | null }) => item.picture)
    const flat = await (await request.get(`/api/apartments/${pictured.id}`)).json()
    await page.goto(`/wohnung/${pictured.id}`)
    await page.getByRole('link', { name: /^Galeriebild 1/ }).click()
    const viewer = page.locator('.yarl__root')
    const caption = (number: number) =>
      viewer.locator('.yarl__slide_current').getByText(`Galeriebild ${number}`, { exact: true })
    await expect(caption(1)).toBeVisible()
    // A picture that is smaller than the window fills it all the same.
    const image = viewer.locator('.yarl__slide_current img')
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(page.viewportSize()?.width)
    await viewer.getByRole('button', { name: 'Vorheriges Bild' }).click()
    await expect(caption(flat.gallery_images.length)).toBeVisible()
    await viewer.getByRole('button', { name: 'Nächstes Bild' }).click()
    await expect(caption(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Galeriebild 1/ })).toBeFocused()
  })

  await test.step('printed, a flat with much text fits on two sheets, energy data and all', async () => {
    const long = 'Die Wohnung liegt ruhig zum Hof und hat im Wohnzimmer Parkett, das neu versiegelt wurde. '.repeat(18)
    for (const title of ['Über diese Wohnung', 'Lage und Gebäude']) {
      const text = page.getByRole('region', { name: title }).locator('p').first()
      await text.evaluate((paragraph, words) => (paragraph.textContent = words), long)
    }
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Energieausweis' })).toBeVisible()
    await expect(page.getByText(`/wohnung/${new URL(page.url()).pathname.split('/').at(-1)}`)).toBeVisible()
    await expect(page.getByText('Gut zu wissen')).toBeHidden()
  })
})

test('a budget is worked out in the browser, marks the flats, becomes a filter, and no request knows the income', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Was kann ich mir leisten?' }).click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await page.getByLabel('Haushaltsnettoeinkommen').fill('2.357')
  await page.getByLabel('Personen im Haushalt').fill('3')
  await page.getByRole('button', { name: 'Ausrechnen' }).click()
  await expect(rows(page).getByText('passt zu Ihrem Budget').first()).toBeVisible()
  await expect(
    rows(page)
      .getByText(/€ darüber$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText('22.100 €')).toBeVisible()
  await page.getByRole('link', { name: 'Bis zu diesem Betrag filtern' }).click()
  await expect(page).toHaveURL('/wohnungen?warmmiete_bis=707')
  await expect(rows(page).getByText(/€ darüber$/)).toHaveCount(0)
  expect(asked.filter((text) => /2\.?357/.test(text))).toEqual([])
})

/** From the list to the first flat in it. */
async function openFirst(page: Page) {
  await rows(page)
    .getByRole('link', { name: /^Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/wohnung\/[\w-]+$/)
}
