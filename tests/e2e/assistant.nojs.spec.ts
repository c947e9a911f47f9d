import { expect, test } from '../support/test.ts'

test('without JavaScript the page itself answers a question, an empty one and an example', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/)
  await page.goto('/chatbot')
  await page.getByLabel('Ihre Frage').fill('Wohnung bis 700 Euro warm')
  await page.getByRole('button', { name: 'Frage stellen' }).click()
  const answer = page.getByRole('article')
  await expect(answer.getByRole('heading', { name: 'Wohnung bis 700 Euro warm' })).toBeVisible()
  await expect(answer).toContainText('bis 700,00 € warm')
  await expect(page).toHaveURL('/chatbot')

  await page.getByLabel('Ihre Frage').fill('  ')
  await page.getByRole('button', { name: 'Frage stellen' }).click()
  await expect(page.getByText('Bitte schreiben Sie Ihre Frage in das Feld.')).toBeVisible()

  await page.getByRole('link', { name: 'Welche Unterlagen brauche ich für die Bewerbung?' }).click()
  await expect(page.getByRole('article')).toContainText('Selbstauskunft im Online-Formular')
  await page.getByRole('article').getByRole('link', { name: 'Mieterbewerbung' }).click()
  await expect(page).toHaveURL('/mieter-bewerbung')
})
