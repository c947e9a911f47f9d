import type { Locator, Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fill } from '../support/application.ts'
import { newFolder } from '../faults/harness/folder.ts'
import { fileInput, jobApplicant, pdfFile } from '../support/job-application.ts'
import { expect, SITE, test } from './support.ts'

test.setTimeout(180_000)
const MEGABYTE = 1024 * 1024

const folder = newFolder('uploads')
/** A PDF of these many megabytes, a little less so that all of them together stay within 40. */
function pdf(name: string, megabytes: number): string {
  const file = path.join(folder, name)
  writeFileSync(file, pdfFile(name, megabytes * MEGABYTE - 200).buffer)
  return file
}

async function fillIn(form: Locator, files: Record<string, string[]>): Promise<void> {
  await fill(form, jobApplicant)
  for (const [name, chosen] of Object.entries(files)) await fileInput(form, name).setInputFiles(chosen)
}

async function openPlain(page: Page): Promise<Locator> {
  await page.goto('/jobs/initiativbewerbung')
  return page.locator('form[method="post"]')
}

const fortyMegabytes = () => ({
  cv: [pdf('Lebenslauf.pdf', 5)],
  coverLetter: [pdf('Anschreiben.pdf', 5)],
  certificates: [1, 2, 3].map((number) => pdf(`Zeugnis ${number}.pdf`, 10)),
})

test('40 MB arrive, and what is larger is refused with the reason, without JavaScript', async ({ browser, office }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SITE })
  const page = await context.newPage()
  let form = await openPlain(page)
  await fillIn(form, fortyMegabytes())
  await form.getByRole('button', { name: 'Bewerbung absenden' }).click()
  await expect(page.getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeVisible({ timeout: 60_000 })
  const listed = JSON.parse(await office('submissions', 'list', '--kind', 'job_application', '--json')) as unknown[]
  expect(listed.length).toBeGreaterThan(0)

  // By a little the form itself says so; by more the limit of every address does.
  for (const megabytes of [11.5, 14, 30]) {
    form = await openPlain(page)
    await fillIn(form, {
      ...fortyMegabytes(),
      certificates: [pdf('Zeugnis 1.pdf', 10), pdf('Zeugnis 2.pdf', 10), pdf('Zu groß.pdf', megabytes)],
    })
    await form.getByRole('button', { name: 'Bewerbung absenden' }).click()
    await expect(page.locator('body')).toContainText(/zu groß|größer als|höchstens \d+ MB/, { timeout: 60_000 })
  }
  await context.close()
})

test('with JavaScript 40 MB arrive too', async ({ page }) => {
  const form = await openPlain(page)
  const next = () => page.getByRole('button', { name: /^Weiter/ }).click()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await fill(form, jobApplicant)
  await next()
  for (const [name, chosen] of Object.entries(fortyMegabytes())) await fileInput(form, name).setInputFiles(chosen)
  await next()
  await page.getByRole('button', { name: 'Bewerbung absenden' }).click()
  await expect(page.getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeVisible({ timeout: 60_000 })
})
