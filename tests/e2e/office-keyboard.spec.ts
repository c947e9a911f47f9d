import { sendDamageReport } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { unique } from '../support/states.ts'
import { expect, test } from '../support/test.ts'

test('the focus is seen on a row and stays where somebody works, through a search, a template and an answer', async ({
  page,
  context,
  office,
  request,
}) => {
  test.setTimeout(120_000)
  const name = `Tastatur ${unique()}`
  await sendDamageReport(request, name)
  await signInBrowser(office, context, 'technik')
  await page.goto('/verwaltung/anfragen', { waitUntil: 'networkidle' })
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
  await expect(answers.getByRole('button', { name: 'Einsetzen' })).toBeFocused()

  await text.fill('Der Siphon ist dicht.')
  await answers.getByRole('button', { name: 'Senden', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/gesendet=1/)
  // Where the page jumped to: the answer on the timeline.
  await expect(page.locator('#verlauf')).toBeFocused()
})
