import type { Page } from '@playwright/test'
import { fill, REFERENCE } from '../support/application.ts'
import { fileInput, jobApplicant, pdfFile, textFile } from '../support/job-application.ts'
import { expect, test } from '../support/test.ts'

const form = (page: Page) => page.locator('form[method="post"]')
const submit = (page: Page) => form(page).getByRole('button', { name: 'Bewerbung absenden' }).click()

test('the list is searched by a plain form', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByLabel('Typ').selectOption('Minijob')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/typ=Minijob/)
  await expect(page.getByRole('link', { name: /^Details/ })).toHaveCount(1)
  await page.getByRole('link', { name: /^Details/ }).click()
  await page.getByRole('button', { name: 'Jetzt bewerben' }).first().click()
  await expect(page).toHaveURL(/\/job\/treppenhausreinigung-minijob\/bewerbung$/)
})

test('one long form takes the files, comes back with everything typed, and leads to the reference', async ({
  page,
  problems,
}) => {
  problems.allow(/422/)
  await page.goto('/job/bauleiter/bewerbung')
  await fill(form(page), { ...jobApplicant, phone: '' })
  await fileInput(form(page), 'cv').setInputFiles(pdfFile('Mein Lebenslauf.pdf'))
  await fileInput(form(page), 'coverLetter').setInputFiles(textFile('Anschreiben.txt'))
  await submit(page)
  await expect(form(page).getByRole('alert')).toContainText('Telefonnummer ist erforderlich')
  await expect(form(page).getByRole('alert')).toContainText('„Anschreiben.txt“ hat keine passende Endung')
  await expect(form(page).locator('[name="lastName"]')).toHaveValue(jobApplicant.lastName)
  await expect(form(page).getByText('Zuletzt gewählt: Mein Lebenslauf.pdf')).toBeVisible()

  await fill(form(page), { phone: jobApplicant.phone })
  await fileInput(form(page), 'cv').setInputFiles(pdfFile('Mein Lebenslauf.pdf'))
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeVisible()
  await expect(page).toHaveURL(/\/job\/bauleiter\/bewerbung\?eingegangen=/)
  expect(await page.getByRole('main').innerText()).toMatch(REFERENCE)
})

test('an application on one’s own initiative has an address of its own', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Initiativbewerbung' }).click()
  await expect(page).toHaveURL(/\/jobs\/initiativbewerbung$/)
  await fill(form(page), jobApplicant)
  await fileInput(form(page), 'cv').setInputFiles(pdfFile('Lebenslauf.pdf'))
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeVisible()
})
