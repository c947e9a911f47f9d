import { REFERENCE } from '../support/application.ts'
import { expect, test } from '../support/test.ts'
import { staleWords, translatePages } from '../support/translate.ts'

const answers: Record<string, string> = {
  vorname: 'Oksana',
  nachname: 'Übersetzt',
  email: 'oksana@example.org',
  betreff: 'Frage zum Hof',
  nachricht: 'Dürfen im Hof Fahrräder stehen?',
}

test('a translated page in Firefox: the form is refused, corrected and sent to its reference', async ({
  page,
  context,
  office,
}) => {
  await translatePages(context)
  await page.goto('/kontakt')
  await expect(page.locator('html.translated-ltr')).toBeAttached()
  const section = page.locator('#kontaktformular')
  const send = section.getByRole('button', { name: 'Nachricht senden' })
  await send.click()
  await expect(section.getByRole('alert').first()).toContainText('Bitte prüfen Sie Ihre Angaben')
  for (const [name, answer] of Object.entries(answers)) {
    await section.locator(`[name="${name}"]`).click()
    await page.keyboard.type(answer)
  }
  await send.click()
  await expect(section).toContainText(REFERENCE)
  const reference = REFERENCE.exec(await section.innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('Frage zum Hof')
  expect(await staleWords(page)).toEqual([])
})
