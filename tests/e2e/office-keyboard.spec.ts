import { openAwake } from '../support/awake.ts'
import { sendDamageReport } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

test('the focus stays where somebody works with keys: in a search and its answer, on lists that change', async ({
  page,
  context,
  office,
  request,
}) => {
  test.setTimeout(120_000)
  await signInBrowser(office, context, 'leitung')

  await test.step('the focus is seen on a row and stays where somebody works, through a search, a template and an answer', async () => {
    const name = `Tastatur ${unique()}`
    await sendDamageReport(request, name)
    await openAwake(page, '/verwaltung/anfragen')
    await page.keyboard.press('/')
    await expect(page.locator('#q')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=Tastatur/)
    await expect(page.locator('#q')).toBeFocused()

    await page.keyboard.press('Tab')
    await page.keyboard.press('j')
    const row = page.getByRole('link', { name: new RegExp(name) })
    await expect(row).toBeFocused()
    expect(await row.evaluate((link) => getComputedStyle(link, '::after').outlineStyle)).toBe('solid')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

    const answers = page.getByRole('region', { name: 'Antworten' })
    await answers.getByLabel('Vorlage').selectOption('Erledigt')
    await answers.getByRole('button', { name: 'Einsetzen' }).focus()
    await page.keyboard.press('Enter')
    const text = answers.getByRole('textbox', { name: 'Text' })
    await expect(text).toHaveValue(/\{\{ergebnis\}\}/)
    // What needs one's own words is selected: typing replaces it.
    await expect(text).toBeFocused()
    await page.keyboard.type('Der Siphon ist dicht.')
    await expect(text).toHaveValue(/^Guten Tag [^{]*Der Siphon ist dicht\.[^{]*$/)
    await answers.getByRole('button', { name: 'Senden', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/gesendet=1/)
    // Where the page jumped to: the answer on the timeline.
    await expect(page.locator('#verlauf')).toBeFocused()

    // Back to the list as it was left.
    await page.getByRole('link', { name: '← Anfragen' }).click()
    await expect(page).toHaveURL(/q=Tastatur/)
    await expect(row).toBeVisible()
  })

  await test.step('what one key press changed in a list is taken back by the next Tab, and who ticked requests goes on among them', async () => {
    const name = `Reihe ${unique()}`
    const empty = {
      intent: 'speichern',
      version: '0',
      property_id: 'rhens-bleichweg-7',
      availability_status: 'available',
    }
    for (const number of [1, 2]) {
      const form = { ...empty, name: `${name} ${number}` }
      expect((await page.request.post('/verwaltung/wohnungen/neu', { form, maxRedirects: 0 })).status()).toBe(302)
    }
    // A flat leaves the second list with its change, and comes back: the first one, then the last one.
    const all = `/verwaltung/wohnungen?q=${encodeURIComponent(name)}`
    const free = `${all}&availability_status=available`
    for (const { list, flat, other } of [
      { list: all, flat: 1, other: 2 },
      { list: free, flat: 1, other: 2 },
      { list: free, flat: 2, other: 1 },
    ]) {
      await openAwake(page, list)
      await page.getByRole('button', { name: `Ist vermietet: ${name} ${flat}` }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: `„${name} ${flat}“ ist jetzt vermietet.` })).toHaveCount(
        1,
      )
      if (list === all)
        await expect(page.getByRole('button', { name: `Ist wieder frei: ${name} ${flat}` })).toBeFocused()
      else await expect(page.getByRole('link', { name: `${name} ${other}` })).toBeFocused()
      for (const key of list === all ? ['Tab'] : ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key)
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'Die Änderung ist zurückgenommen.' })).toHaveCount(1)
      await expect(page.getByRole('button', { name: `Ist vermietet: ${name} ${flat}` })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Hinweis schließen' })).toBeFocused()
    }

    for (const sender of ['A', 'B', 'C']) await sendDamageReport(request, `${name} ${sender}`)
    await openAwake(page, `/verwaltung/anfragen?status=offen&q=${encodeURIComponent(name)}`)
    await expect(page.locator('[data-row-link]')).toHaveCount(3)
    const last = (await page.locator('[data-row-link]').last().getAttribute('href')) ?? ''
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    await page.getByLabel('Ausgewählte: neuer Status oder Zuständige').selectOption('Erledigt')
    await page.getByRole('button', { name: 'Ändern' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '2 Vorgänge sind geändert.' })).toHaveCount(1)
    await expect(page.locator(`[data-row-link][href="${last}"]`)).toBeFocused()
  })
})

test('Strg+K finds what stands anywhere in the office, and Enter opens it', async ({ page, context, office }) => {
  await signInBrowser(office, context, 'leitung')
  await openAwake(page, '/verwaltung/anfragen')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Schnellzugriff' })
  await expect(field).toBeFocused()
  await field.fill('protokoll')
  await expect(page.getByRole('option', { name: /^Protokoll/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await page.getByRole('button', { name: 'Schnellzugriff' }).click()
  await field.fill('vorlagen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/verwaltung\/vorlagen$/)
  await expect(field).toBeHidden()
})
