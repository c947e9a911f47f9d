import { expect } from 'vitest'
import { examplePdf } from '#platform/files/example-files.ts'
import { siteUnderTest } from '../support/addresses.ts'
import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('without JavaScript staff answer, and the sender reads it, answers back and withdraws', async ({
  visitor,
  request,
  office,
}) => {
  const name = `Ohne Skript ${unique()}`
  const reference = await sendDamageReport(request, name)
  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'technik')
  const desk = newVisitor(inOffice, siteUnderTest())
  await desk.open(`/verwaltung/anfragen/${reference}`)
  const { find, region, field, enter, press, history } = handsOf(desk)
  const panel = () => region('Antworten')
  enter(/^Vorlage/, 'Erledigt', panel())
  await press('Einsetzen', panel())
  const text = field<HTMLTextAreaElement>(/^Text/, panel()).value
  enter(/^Text/, text.replace('{{ergebnis}}', 'Der Siphon ist neu.'), panel())
  await press('Antworten und erledigen', panel())
  expect(history()).toContain('Status: Erledigt')
  expect(history()).toContain('Der Siphon ist neu.')

  const own = handsOf(visitor)
  const state = () => own.region('Stand').textContent
  await visitor.open(await senderPage(reference))
  expect(state()).toContain('Abgeschlossen')
  await own.press('Nachricht senden')
  expect(own.alert()).toContain('Bitte schreiben Sie etwas')
  own.enter(/^Ihre Nachricht/, 'Es tropft immer noch.')
  await own.press('Nachricht senden')
  own.find().getByText(/Ihre Nachricht ist bei uns/)
  expect(state()).toContain('Es tropft immer noch.')

  // What is new is said in the list, at the head, and until somebody answers or says that none is needed.
  const list = '/verwaltung/anfragen?status=alle&nachricht=neu'
  await desk.open(list)
  const line = find()
    .getByRole('link', { name: new RegExp(name) })
    .closest('tr')
  expect(line?.textContent).toContain('Neue Nachricht')
  await desk.open(`/verwaltung/anfragen/${reference}`)
  find().getByText(/Neue Nachricht vom Absender/)
  expect(find().getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('in_arbeit')
  await press('Keine Antwort nötig')
  expect(find().queryByText(/Neue Nachricht vom Absender/)).toBeNull()
  expect(history()).toContain('Nachricht gelesen, keine Antwort nötig')
  await desk.open(list)
  expect(find().queryByRole('link', { name: new RegExp(name) })).toBeNull()
  await inOffice.dispose()

  await own.unfold('Zurückziehen …')
  await own.tick(/Ja, ich ziehe/)
  await own.press('Endgültig zurückziehen')
  expect(state()).toContain('Von Ihnen zurückgezogen')
  own.find().getByText(/gehört zu den Unterlagen des Gebäudes/)
})

test('without JavaScript staff attach files to an answer and a note, and the sender opens the first alone', async ({
  visitor,
  request,
  office,
}) => {
  const reference = await sendDamageReport(request, `Anhang ${unique()}`)
  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'technik')
  const desk = newVisitor(inOffice, siteUnderTest())
  await desk.open(`/verwaltung/anfragen/${reference}`)
  const { region, field, enter, press, unfold, list, history } = handsOf(desk)
  const panel = () => region('Antworten')
  enter(/^Betreff/, 'Der Plan', panel())
  enter(/^Text/, 'Guten Tag, hier ist der Plan.', panel())
  const attach = (label: RegExp, name: string, part = panel(), bytes = new Uint8Array(examplePdf())) =>
    desk.attach(field(label, part), new File([bytes], name))
  await unfold('Dateien anhängen', panel())
  attach(/^Anhänge/, 'Plan.exe', panel(), new TextEncoder().encode('MZ und kein PDF'))
  await press('Senden', panel())
  expect(panel().textContent).toContain('Bitte wählen Sie ein PDF oder ein Bild')
  expect(field<HTMLTextAreaElement>(/^Text/, panel()).value).toBe('Guten Tag, hier ist der Plan.')
  expect(panel().textContent).toContain('Zuletzt gewählt: Plan.exe')
  attach(/^Anhänge/, 'Plan.pdf')
  await press('Senden', panel())
  expect(list('Angehängte Dateien').textContent).toMatch(/Plan\.pdf PDF, 1\sKB/)

  await unfold('Dateien zur Notiz')
  enter(/^Interne Notiz/, 'Der Vertrag dazu')
  attach(/^Dateien der Notiz/, 'Vertrag.pdf', region('Verlauf'))
  await press('Notiz hinzufügen')
  expect(history()).toContain('Vertrag.pdf')
  await inOffice.dispose()

  const own = handsOf(visitor)
  await visitor.open(await senderPage(reference))
  expect(own.region('Stand').textContent).not.toContain('Vertrag.pdf')
  await own.follow('Plan.pdf')
  expect(visitor.headers()['content-type']).toBe('application/pdf')
})
