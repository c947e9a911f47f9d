import { REFERENCE } from '../support/application.ts'
import { fillRequired } from '../support/fill-form.ts'
import { expect, test } from '../support/test.ts'

for (const width of [390, 1440]) {
  test(`a slip in the e-mail address is suggested away at ${width} px, and the card says where the receipt goes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/kontakt')
    const form = page.locator('#kontaktformular form')
    const email = form.locator('input[type="email"]')
    await email.fill('erika.suggested@gmial.com')
    await email.blur()
    const suggestion = form.getByRole('status').filter({ hasText: 'Meinten Sie erika.suggested@gmail.com?' })
    await expect(suggestion).toBeVisible()

    await suggestion.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(email).toHaveValue('erika.suggested@gmail.com')
    await expect(email).toBeFocused()
    await expect(form.getByText('Meinten Sie')).toHaveCount(0)

    await email.fill('erika.kept@gmial.com')
    await fillRequired(form)
    await form.locator('button[type="submit"]').click()
    const sent = page.locator('#kontaktformular')
    await expect(sent).toContainText('Die Eingangsbestätigung geht an erika.kept@gmial.com')
    const reference = REFERENCE.exec(await sent.innerText())?.[0] ?? ''

    await sent.getByRole('link', { name: 'Ihren Vorgang ansehen' }).click()
    await expect(page).toHaveURL(/\/vorgang\//)
    await expect(page.getByRole('main')).toContainText(reference)
  })
}
