import { expect } from 'vitest'
import { examplePdf } from '#platform/files/example-files.ts'
import { siteUnderTest } from '../support/addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('without JavaScript staff enter a damage for somebody on the phone, and the request says so', async ({
  office,
}) => {
  const name = `Am Apparat ${unique()}`
  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'technik', { name: 'Tina Technik' })
  const desk = newVisitor(inOffice, siteUnderTest())
  const { follow, find, heading, field, enter, press, region, alert } = handsOf(desk)
  await desk.open('/verwaltung/anfragen')
  await follow('Für jemanden eintragen')
  heading('Für jemanden eintragen', 1)
  // Only what this role answers.
  expect(find().queryByRole('link', { name: 'Kontaktanfrage' })).toBeNull()
  expect(await desk.open('/verwaltung/anfragen/neu/contact_message')).toBe(404)
  await desk.open('/verwaltung/anfragen/neu')
  await follow('Schadensmeldung')
  await desk.press(find().getByRole('radio', { name: 'Telefon' }))
  enter(/^Beschreibung/, 'Das Wasser im Bad läuft nicht ab.')
  enter(/^Name/, name)
  desk.attach(field(/^Scan anhängen/), new File([new Uint8Array(examplePdf())], 'Zettel.pdf'))
  await press('Eintragen')
  expect(desk.status()).toBe(422)
  expect(alert()).toContain('Bitte geben Sie den Schadensort an')
  expect(find().getByText(/Zuletzt gewählt/).textContent).toContain('Zettel.pdf')
  enter(/^Schadensort/, 'Bad')
  await press('Eintragen')
  heading(name, 1)
  find().getByText('Am Telefon aufgenommen von Tina Technik')
  expect(region('Antworten').textContent).toContain('keine E-Mail-Adresse')
  await inOffice.dispose()
})
