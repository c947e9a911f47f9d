import type { Page } from '@playwright/test'
import { applicant, consent, fill, REFERENCE } from '../support/application.ts'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const ENDPOINT = '**/api/tenant-applications'

const form = (page: Page) => page.locator('form[method="post"]')
const next = (page: Page) => page.getByRole('button', { name: /^Weiter/ }).click()
const step = (page: Page, title: string) => expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()

async function chooseFlat(page: Page) {
  await page.locator('select[name="city"]').selectOption('Braubach')
  await page.locator('select[name="property_id"]').selectOption({ index: 1 })
  await page.locator('select[name="apartment_id"]').selectOption({ index: 1 })
}

/** From the page's first step to its last, with everything that must be said. */
async function fillToTheEnd(page: Page) {
  await chooseFlat(page)
  await next(page)
  for (const [title, values] of Object.entries(applicant)) {
    await step(page, title)
    await fill(form(page), values)
    await next(page)
  }
  await step(page, 'Selbstauskunft')
  await next(page)
  await step(page, 'Datenschutz')
  await consent(form(page))
}

const submit = (page: Page) => page.getByRole('button', { name: 'Bewerbung einreichen' }).click()

async function reference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewerbung' })).toBeFocused()
  await expect(page.getByText('Ihre Bewerbung wurde erfolgreich eingereicht!')).toBeVisible()
  return REFERENCE.exec(await page.getByRole('main').innerText())?.[0] ?? ''
}

test('seven steps, each without an axe violation, empty and with its messages', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/mieter-bewerbung')
  await expect(page.getByText('Schritt 1 von 7')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zurück', exact: true })).toBeDisabled()
  await next(page)
  await expect(form(page).getByRole('alert')).toBeFocused()
  await expect(form(page).getByRole('alert')).toContainText('Bitte wählen Sie eine Stadt')
  expect.soft(await axeViolations(page), 'Wohnung').toEqual([])
  await chooseFlat(page)
  await next(page)
  for (const [title, values] of Object.entries(applicant)) {
    await step(page, title)
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeFocused()
    if (title !== 'Haushalt') await next(page)
    expect.soft(await axeViolations(page), title).toEqual([])
    await fill(form(page), values)
    await expect(page.locator('[aria-invalid="true"]'), 'messages go while one corrects').toHaveCount(0)
    await next(page)
  }
  await page.getByLabel('Ich halte Haustiere').check()
  await page.getByLabel('Welche Haustiere?').fill('Eine Katze')
  expect.soft(await axeViolations(page), 'Selbstauskunft').toEqual([])
  await next(page)
  await expect(page.getByRole('heading', { name: 'Angaben prüfen' })).toBeVisible()
  await expect(page.getByText('3.200,50 €')).toBeVisible()
  await expect(page.getByText('Gewünschter Einzug')).toBeVisible()
  await expect(page.getByText('01.03.2027')).toBeVisible()
  await submit(page)
  await expect(form(page).getByRole('alert')).toContainText('Datenverarbeitung muss zugestimmt werden')
  expect.soft(await axeViolations(page), 'Datenschutz').toEqual([])
  await consent(form(page))
  await submit(page)
  expect(await reference(page)).toMatch(REFERENCE)
  expect.soft(await axeViolations(page), 'Bestätigung').toEqual([])

  // Below the confirmation the form begins again, with nothing in it.
  await expect(page.getByText('Schritt 1 von 7')).toBeVisible()
  await expect(page.getByLabel('Stadt')).toHaveValue('')
  await chooseFlat(page)
  await next(page)
  await expect(page.getByLabel('Vorname')).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewerbung' })).toHaveCount(0)
})

test('choices that do not come, a draft that stays or is thrown away, and a household', async ({ page, problems }) => {
  test.setTimeout(120_000)
  await page.clock.install()
  await page.goto('/mieter-bewerbung')

  await test.step('choices that cannot be loaded say so beside their select and can be tried again', async () => {
    problems.allow(/status of 503/)
    await page.route('**/api/application/properties?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.locator('select[name="city"]').selectOption('Braubach')
    // Three more tries after 1, 2 and 4 seconds come first.
    await expect(async () => {
      await page.clock.runFor(4000)
      await expect(page.getByText('Die Gebäude konnten nicht geladen werden.')).toBeVisible({ timeout: 200 })
    }).toPass()
    await page.unroute('**/api/application/properties?*')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await page.locator('select[name="property_id"]').selectOption({ index: 1 })
    await expect(page.locator('select[name="city"]')).toHaveValue('Braubach')
    problems.allowNoMore()
  })

  await test.step('back, forward and a reload keep the step and everything typed; the draft can be thrown away', async () => {
    await chooseFlat(page)
    await next(page)
    await fill(form(page), applicant.Hauptbewerber)
    await next(page)
    await step(page, 'Adresse')
    await page.goBack()
    await step(page, 'Hauptbewerber')
    await page.goForward()
    await step(page, 'Adresse')
    await page.reload()
    await step(page, 'Adresse')
    await page.getByRole('button', { name: 'Zurück', exact: true }).click()
    await expect(page.locator('[name="applicant_last_name"]')).toHaveValue('Öztürk-Weiß')
    await expect(page.getByText(/Entwurf vom .* wurde wiederhergestellt/)).toBeVisible()

    await page.getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await page.getByRole('button', { name: 'Ja, löschen' }).click()
    await expect(page.locator('[name="applicant_last_name"]')).toHaveValue('')
    await page.goto('/mieter-bewerbung?schritt=finanzen')
    await step(page, 'Wohnung')
  })

  await test.step('members set the size of the household, and a removed one takes nobody along', async () => {
    await chooseFlat(page)
    await next(page)
    await fill(form(page), applicant.Hauptbewerber)
    await next(page)
    await fill(form(page), applicant.Adresse)
    await next(page)
    for (const name of ['Kim', 'Alex']) {
      await page.getByRole('button', { name: 'Person hinzufügen' }).click()
      await page.keyboard.type(name)
    }
    await expect(page.locator('[name="household_size"]')).toHaveValue('3')
    await page.getByRole('button', { name: 'Person 2 entfernen' }).click()
    await expect(page.locator('[name="household_size"]')).toHaveValue('2')
    await expect(page.locator('[name="household_members.0.name"]')).toHaveValue('Alex')
  })
})

test('an application whose answer is lost, and one whose flat was let meanwhile', async ({
  page,
  office,
  request,
  problems,
}) => {
  test.setTimeout(120_000)
  await page.goto('/mieter-bewerbung')

  await test.step('a lost answer is repeated under the same number, and stored once', async () => {
    problems.allow(/net::ERR_FAILED/)
    await fillToTheEnd(page)
    let stored = ''
    await page.route(
      ENDPOINT,
      async (route) => {
        const answer = await route.fetch()
        stored = ((await answer.json()) as { reference: string }).reference
        await route.abort('failed')
      },
      { times: 1 },
    )
    await submit(page)
    await expect(page.getByText('Wir haben keine Antwort vom Server erhalten.')).toBeVisible()
    await page.reload()
    await step(page, 'Datenschutz')
    await submit(page)
    expect(await reference(page)).toBe(stored)
    expect((await office('submissions', 'list', '--json')).split(stored)).toHaveLength(2)
    problems.allowNoMore()
  })

  await test.step('a flat that was let meanwhile is refused in words; what was typed stays', async () => {
    problems.allow(/status of 409/)
    const rented = (await (await request.get('/api/apartments?status=rented')).json()) as {
      items: { id: string; property_id: string }[]
    }
    const { id, property_id } = rented.items[0] ?? { id: '', property_id: '' }
    await fillToTheEnd(page)
    await page.route(ENDPOINT, (route) => {
      const application = route.request().postDataJSON() as object
      return route.continue({ postData: JSON.stringify({ ...application, property_id, apartment_id: id }) })
    })
    await submit(page)
    await step(page, 'Wohnung')
    await expect(page.getByText('Diese Wohnung ist inzwischen vergeben.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Andere freie Wohnungen ansehen' })).toBeVisible()
    await expect(page.locator('[name="applicant_first_name"]')).toHaveValue('Jana')
  })
})
