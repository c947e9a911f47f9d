import { applicant, fill } from '../support/application.ts'
import { openAwake } from '../support/awake.ts'
import { expect, test } from '../support/test.ts'

const LATER_STEPS = '**/later-steps-*.js'

test('a step that cannot be loaded says so and loses nothing; with the network it is there', async ({
  page,
  problems,
}) => {
  problems.allow(/\.js|ERR_FAILED|dynamically imported/)
  await page.route(LATER_STEPS, (route) => route.abort())
  await page.goto('/handwerker-partner')
  const form = page.locator('form[method="post"]')
  await form.getByRole('radio', { name: /Allgemeine Partnerschaft/ }).check()
  await form.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Betrieb', level: 3 })).toBeFocused()
  const told = page.getByText('Dieser Teil der Seite konnte nicht geladen werden')
  await expect(told).toBeVisible()

  await page.unroute(LATER_STEPS)
  await page.getByRole('button', { name: 'Noch einmal laden' }).click()
  await form.getByLabel('Firmenname').fill('Dachdeckerei Öztürk')
  await expect(told).toHaveCount(0)
  await form.getByRole('button', { name: 'Zurück', exact: true }).click()
  await expect(form.getByRole('radio', { name: /Allgemeine Partnerschaft/ })).toBeChecked()
})

test('the later steps are there before „Weiter“ is pressed, and a page opened at one of them has it at once', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(request.url()))
  const hasSteps = () => loaded.some((url) => /\/later-steps-[^/]*\.js$/.test(url))
  await openAwake(page, '/mieter-bewerbung')
  await page.waitForLoadState('networkidle')
  expect(hasSteps()).toBe(false)
  await page.locator('select[name="city"]').focus()
  await expect.poll(hasSteps).toBe(true)
  await page.locator('select[name="city"]').selectOption('Braubach')
  await page.locator('select[name="property_id"]').selectOption({ index: 1 })
  await page.locator('select[name="apartment_id"]').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Weiter' }).click()
  await fill(page.locator('form[method="post"]'), applicant.Hauptbewerber)
  // The last letters are kept, too.
  await page.reload()
  await expect(page.locator('[name="applicant_last_name"]')).toHaveValue('Öztürk-Weiß')
})

test('the foot stays the server’s, and its links lead on without a new document', async ({ page }) => {
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(request.url()))
  await openAwake(page, '/ueber-uns')
  await page.evaluate(() => (document.documentElement.dataset.sameDocument = ''))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveURL('/jobs')
  await expect(page.locator('html[data-same-document]')).toBeAttached()
  expect(loaded.filter((url) => url.includes('/page-foot-'))).toEqual([])
})
