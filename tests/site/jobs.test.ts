import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { REFERENCE } from '../support/application.ts'
import { jobApplicant, pdfFile, textFile } from '../support/job-application.ts'
import { phonePhoto } from '../support/photos.ts'
import { test } from './test.ts'
import { complaintAt, fieldOf, fileFrom, type Visitor } from './visitor.ts'

const form = (visitor: Visitor) => visitor.find('form[method="post"]')
const submit = (visitor: Visitor) =>
  visitor.press(within(form(visitor)).getByRole('button', { name: 'Bewerbung absenden' }))
const isSent = (visitor: Visitor) => visitor.page().getByRole('heading', { name: 'Bewerbung erfolgreich gesendet!' })

test('the list is searched by a plain form', async ({ visitor }) => {
  await visitor.open('/jobs')
  visitor.enter(visitor.page().getByLabelText('Typ'), 'Minijob')
  await visitor.press(visitor.page().getByRole('button', { name: 'Suchen' }))
  expect(visitor.address()).toMatch(/typ=Minijob/)
  await visitor.press(visitor.page().getByRole('link', { name: /^Details/ }))
  const description = visitor.find<HTMLMetaElement>('meta[name="description"]').content
  expect(description).toContain('15,00 € pro Stunde. Jetzt bewerben bei Rheinbogen Immobilien.')
  await visitor.press(visitor.page().getAllByRole('button', { name: 'Jetzt bewerben' })[0]!)
  expect(visitor.address()).toMatch(/\/job\/treppenhausreinigung-minijob\/bewerbung$/)
})

test('one long form takes the files, comes back with everything typed, and leads to the reference', async ({
  visitor,
}) => {
  await visitor.open('/job/bauleiter/bewerbung')
  visitor.fill(form(visitor), { ...jobApplicant, phone: '' })
  visitor.attach(fieldOf(form(visitor), 'cv'), fileFrom(pdfFile('Mein Lebenslauf.pdf')))
  visitor.attach(fieldOf(form(visitor), 'coverLetter'), fileFrom(textFile('Anschreiben.txt')))
  await submit(visitor)
  expect(visitor.status()).toBe(422)
  const alert = within(form(visitor)).getByRole('alert')
  expect(alert.textContent).toContain('Telefonnummer ist erforderlich')
  expect(alert.textContent).toContain('„Anschreiben.txt“ ist kein PDF- oder Word-Dokument')
  expect(complaintAt(fieldOf(form(visitor), 'phone'))).toContain('Telefonnummer ist erforderlich')
  expect(fieldOf(form(visitor), 'lastName').value).toBe(jobApplicant.lastName)
  expect(form(visitor).textContent).toContain('Zuletzt gewählt: Mein Lebenslauf.pdf')

  visitor.fill(form(visitor), { phone: jobApplicant.phone })
  visitor.attach(fieldOf(form(visitor), 'cv'), fileFrom(pdfFile('Mein Lebenslauf.pdf')))
  await submit(visitor)
  isSent(visitor)
  expect(visitor.address()).toMatch(/^\/job\/bauleiter\/bewerbung\?eingegangen=/)
  expect(visitor.page().getByRole('main').textContent).toMatch(REFERENCE)
})

test('photographed pages are taken by the plain form', async ({ visitor }) => {
  const page = await phonePhoto('Seite.jpg', { width: 800 })
  await visitor.open('/job/bauleiter/bewerbung')
  const files = fieldOf(form(visitor), 'cv')
  expect(files.getAttribute('accept')).toMatch(/^\.pdf,\.doc,\.docx,/)
  expect(files.hasAttribute('multiple')).toBe(true)
  visitor.fill(form(visitor), jobApplicant)
  visitor.attach(files, fileFrom(page), fileFrom(pdfFile('Lebenslauf.pdf')))
  await submit(visitor)
  expect(complaintAt(fieldOf(form(visitor), 'cv'))).toContain('Bitte wählen Sie nur eine Datei.')
  visitor.attach(fieldOf(form(visitor), 'cv'), fileFrom(page), fileFrom(page))
  await submit(visitor)
  isSent(visitor)
})

test('an application on one’s own initiative has an address of its own', async ({ visitor }) => {
  await visitor.open('/jobs')
  await visitor.press(visitor.page().getByRole('button', { name: 'Initiativbewerbung' }))
  expect(visitor.address()).toMatch(/\/jobs\/initiativbewerbung$/)
  visitor.fill(form(visitor), jobApplicant)
  visitor.attach(fieldOf(form(visitor), 'cv'), fileFrom(pdfFile('Lebenslauf.pdf')))
  await submit(visitor)
  isSent(visitor)
})

test('a job that does not exist is a 404 in German', async ({ visitor }) => {
  expect(await visitor.open('/job/gibt-es-nicht')).toBe(404)
  visitor.page().getByRole('heading', { name: 'Stelle nicht gefunden' })
  visitor.page().getByText('Das gesuchte Stellenangebot konnte nicht gefunden werden.')
})

test('search engines read each job as a JobPosting', async ({ visitor }) => {
  await visitor.open('/job/bauleiter')
  const posting = visitor.linkedData().find((each) => each['@type'] === 'JobPosting')
  expect(posting).toMatchObject({ employmentType: 'FULL_TIME', directApply: true, baseSalary: { currency: 'EUR' } })
})
