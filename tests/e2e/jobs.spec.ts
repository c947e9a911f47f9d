import type { Page } from '@playwright/test'
import { fill, REFERENCE } from '../support/application.ts'
import { axeViolations } from '../support/axe.ts'
import { fileInput, jobApplicant, pdfFile, textFile } from '../support/job-application.ts'
import { phonePhoto } from '../support/photos.ts'
import { expect, onPhone, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const next = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Weiter/ })
    .click()
const step = (page: Page, title: string) =>
  expect(dialog(page).getByRole('heading', { name: title, level: 3, exact: true })).toBeVisible()

const removeFile = (page: Page, name: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /entfernen$/ })
    .click()

async function openJob(page: Page) {
  await page.locator('a[href="/job/bauleiter"]:visible').first().click()
  await expect(page).toHaveURL('/job/bauleiter')
}

async function beginApplication(page: Page) {
  await page.getByRole('button', { name: 'Jetzt bewerben' }).first().click()
  await step(page, 'Persönliche Daten')
}

async function toDocuments(page: Page) {
  await beginApplication(page)
  await fill(dialog(page), jobApplicant)
  await next(page)
  await step(page, 'Unterlagen')
}

/** What was sent is read, and the dialog closed. */
async function closeDialog(page: Page) {
  await expect(dialog(page).getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Schließen' }).last().click()
  await expect(dialog(page)).toHaveCount(0)
}

test('from the list to a job, to an application on one’s own initiative, and out of a begun one', async ({ page }) => {
  await test.step('the list shows what is open, is searched and filtered in the address, and leads to a job', async () => {
    await page.goto('/jobs')
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Details/ }) })
    await expect(rows).toHaveCount(5)
    await expect(page.getByText('Assistenz der Geschäftsführung')).toHaveCount(0)
    await page.getByLabel('Suche').fill('treppenhaeuser')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/suche=treppenhaeuser/)
    await page.getByLabel('Suche').fill('gibt es nicht')
    await expect(page.getByText('Keine passenden Stellen gefunden.')).toBeVisible()
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
    await page.getByLabel('Typ').selectOption('Ausbildung')
    await expect(rows).toHaveCount(1)
    await page.getByRole('link', { name: /^Details/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ausbildung')
    for (const title of ['Ihre Aufgaben', 'Das bringen Sie mit', 'Das bieten wir'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('an application on one’s own initiative needs no job', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs' }).click()
    await page.getByRole('button', { name: 'Initiativbewerbung' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Initiativbewerbung' })).toBeVisible()
    await fill(dialog(page), jobApplicant)
    await next(page)
    await fileInput(dialog(page), 'cv').setInputFiles(pdfFile('Lebenslauf.pdf'))
    await next(page)
    await dialog(page).getByRole('button', { name: 'Bewerbung absenden' }).click()
    await closeDialog(page)
  })

  await test.step('the dialog reads from the left, wherever the button stands that opened it', async () => {
    await openJob(page)
    await page.getByRole('main').getByRole('button', { name: 'Jetzt bewerben' }).last().click()
    await step(page, 'Persönliche Daten')
    await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toHaveCSS('text-align', 'start')
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
  })

  await test.step('the browser’s back button leads through the steps and out of the dialog', async () => {
    await openJob(page)
    await toDocuments(page)
    await page.goBack()
    await step(page, 'Persönliche Daten')
    await expect(dialog(page).locator('[name="firstName"]:visible')).toHaveValue('Jana')
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('three steps with their messages, files added and removed, a review, and the reference', async ({
  page,
  office,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/job/bauleiter')
  await beginApplication(page)
  // Whoever wants to see what will be asked may go on; what is missing is told, and refused at the end.
  await next(page)
  await step(page, 'Unterlagen')
  const missing = dialog(page).getByRole('status').filter({ hasText: 'Das fehlt noch' })
  for (const message of ['Vorname', 'Nachname', 'E-Mail', 'Telefonnummer', 'Adresse'])
    await expect(missing).toContainText(`${message} ist erforderlich`)
  await next(page)
  await step(page, 'Abschluss')
  expect.soft(await axeViolations(page), 'open points').toEqual([])
  await dialog(page).getByRole('button', { name: 'Bewerbung absenden' }).click()

  await step(page, 'Persönliche Daten')
  const summary = dialog(page).getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Adresse ist erforderlich')
  await expect(missing).toContainText('Lebenslauf ist erforderlich')
  expect.soft(await axeViolations(page), 'Persönliche Daten').toEqual([])
  await fill(dialog(page), { ...jobApplicant, email: 'jana@' })
  await next(page)
  await expect(missing).toContainText('Ungültige E-Mail-Adresse')
  await missing.getByRole('button', { name: 'Persönliche Daten' }).click()
  await fill(dialog(page), jobApplicant)
  await next(page)
  await step(page, 'Abschluss')
  await dialog(page).getByRole('button', { name: 'Zurück' }).click()
  await step(page, 'Unterlagen')
  await expect(missing).toHaveCount(0)
  await fileInput(dialog(page), 'cv').setInputFiles(pdfFile('Lebenslauf.pdf'))
  await expect(dialog(page).getByText('Lebenslauf ist erforderlich')).toHaveCount(0)
  await fileInput(dialog(page), 'coverLetter').setInputFiles(pdfFile('Anschreiben.pdf', 5 * 1024 * 1024))
  await expect(dialog(page).getByText(/„Anschreiben.pdf“ ist größer als 5 MB/)).toBeVisible()
  expect.soft(await axeViolations(page), 'Unterlagen').toEqual([])
  await removeFile(page, 'Anschreiben.pdf')
  await expect(fileInput(dialog(page), 'coverLetter')).toBeFocused()
  await fileInput(dialog(page), 'certificates').setInputFiles(pdfFile('Zeugnis 1.pdf'))
  await fileInput(dialog(page), 'certificates').setInputFiles(pdfFile('Zeugnis 2.pdf'))
  await next(page)

  await step(page, 'Abschluss')
  await expect(dialog(page).locator('dd', { hasText: /Zeugnis 1.pdf.*Zeugnis 2.pdf/s })).toBeVisible()
  expect.soft(await axeViolations(page), 'Abschluss').toEqual([])
  await dialog(page).getByRole('button', { name: 'Ändern: Unterlagen' }).click()
  await step(page, 'Unterlagen')
  await removeFile(page, 'Zeugnis 1.pdf')
  await dialog(page).getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await fill(dialog(page), { availableFrom: '01.04.2027', salary: '5.200 €' })
  await dialog(page).getByRole('button', { name: 'Bewerbung absenden' }).click()

  await expect(dialog(page).getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeFocused()
  expect.soft(await axeViolations(page), 'success').toEqual([])
  const reference = REFERENCE.exec(await dialog(page).innerText())?.[0] ?? ''
  const stored = JSON.parse(await office('submissions', 'show', reference, '--json')) as {
    payload: Record<string, unknown>
    files: { original_name: string; scan: string }[]
    mails: unknown[]
  }
  expect(stored.payload).toMatchObject({ ...jobApplicant, job: 'bauleiter', availableFrom: '2027-04-01' })
  expect(stored.files.map(({ original_name }) => original_name).toSorted()).toEqual(['Lebenslauf.pdf', 'Zeugnis 2.pdf'])
  expect(stored.files.every(({ scan }) => scan === 'ungeprüft')).toBe(true)
  expect(stored.mails).toHaveLength(2)
  await dialog(page).getByRole('button', { name: 'Schließen' }).last().click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/job\/bauleiter$/)
})

test('what does not come, what is refused and what breaks off on the way to an application', async ({
  page,
  problems,
}) => {
  await test.step('while the list is on its way it has five rows, and when it fails it says so and tries again', async () => {
    problems.allow(/Failed to load resource/)
    await page.goto('/ueber-uns')
    let answer: () => void = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    let isDown = true
    await page.route('**/api/jobs', async (route) => {
      await answered
      return isDown ? route.fulfill({ status: 404, json: {} }) : route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(5)
    answer()
    await expect(page.getByText('Fehler beim Laden der Stellenangebote.')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('link', { name: /^Details/ })).toHaveCount(5)
    problems.allowNoMore()
  })

  await openJob(page)
  await test.step('what the server finds in a file is told beside it, and everything else is still there', async () => {
    problems.allow(/422/)
    await toDocuments(page)
    const program = { ...textFile('Lebenslauf.pdf'), buffer: Buffer.from('MZ') }
    await fileInput(dialog(page), 'cv').setInputFiles(program)
    await next(page)
    await dialog(page).getByRole('button', { name: 'Bewerbung absenden' }).click()
    await step(page, 'Unterlagen')
    await expect(dialog(page).getByRole('alert')).toContainText('„Lebenslauf.pdf“ ist beschädigt')
    await fileInput(dialog(page), 'cv').setInputFiles(pdfFile('Lebenslauf.pdf'))
    await next(page)
    await dialog(page).getByRole('button', { name: 'Bewerbung absenden' }).click()
    await closeDialog(page)
    problems.allowNoMore()
  })

  await test.step('when the connection breaks, the files are still chosen and the next try is the same application', async () => {
    problems.allow(/ERR_|Failed to load/)
    const keys: (string | undefined)[] = []
    await page.route('**/api/job-applications', async (route) => {
      keys.push(
        await route
          .request()
          .headerValue('idempotency-key')
          .then((key) => key ?? undefined),
      )
      return keys.length === 1 ? route.abort('connectionreset') : route.continue()
    })
    await toDocuments(page)
    await fileInput(dialog(page), 'cv').setInputFiles(pdfFile('Lebenslauf.pdf', 100_000))
    await next(page)
    await dialog(page).getByRole('button', { name: 'Bewerbung absenden' }).click()
    await expect(dialog(page).getByText('keine Antwort vom Server')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Bewerbung absenden' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeVisible()
    expect(keys[0]).toBe(keys[1])
  })
})

test.describe('on a phone', () => {
  test.use(onPhone)

  test('photographed certificates go as one file, and a document beside a picture is told before anything is sent', async ({
    page,
    office,
  }) => {
    await page.goto('/job/bauleiter')
    await toDocuments(page)
    const pages = [await phonePhoto('IMG_1.jpg', { width: 1600 }), await phonePhoto('IMG_2.jpg', { width: 1600 })]
    await fileInput(dialog(page), 'cv').setInputFiles([pdfFile('Lebenslauf.pdf'), pages[0]!])
    await fileInput(dialog(page), 'certificates').setInputFiles(pages)
    await expect(dialog(page).getByText('Bitte wählen Sie nur eine Datei.')).toBeVisible()
    expect.soft(await axeViolations(page), 'Unterlagen').toEqual([])
    await fileInput(dialog(page), 'cv').setInputFiles(pdfFile('Lebenslauf.pdf'))
    await next(page)
    await dialog(page).getByRole('button', { name: 'Bewerbung absenden' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })).toBeVisible()
    const reference = REFERENCE.exec(await dialog(page).innerText())?.[0] ?? ''
    const stored = JSON.parse(await office('submissions', 'show', reference, '--json')) as {
      files: { original_name: string }[]
    }
    expect(stored.files.map(({ original_name }) => original_name).toSorted()).toEqual([
      'Lebenslauf.pdf',
      'Zeugnisse.pdf',
    ])
  })
})
