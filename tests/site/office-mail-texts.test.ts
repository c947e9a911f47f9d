import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { mailsTo } from '../support/mails-to.ts'
import { sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

const MAIL = '/verwaltung/mailtexte/schadensmeldung-eingang'
const OTHER = '/verwaltung/mailtexte/nachricht-eingang'

test('a mail’s texts are written, checked, looked at, sent and saved', { timeout: 180_000 }, async ({
  visitor,
  request,
  office,
}) => {
  const { region, follow, field, enter, press, unfold, alert, notes, heading } = handsOf(visitor)
  const account = await makeStaff(office, request, 'leitung')
  const view = async (as = 'html') => (await request.get(`${MAIL}/ansicht?als=${as}`)).text()
  await visitor.open('/verwaltung/mailtexte')
  for (const group of ['Eingangsbestätigungen', 'Besichtigungen', 'Konto und Links', 'Meldungen ans Büro'])
    heading(group, 2)
  await follow('Schadensmeldung: Eingangsbestätigung', region('Eingangsbestätigungen'))

  // A placeholder that there is not, and one that must not be left out.
  enter(/^Anfang/, 'vielen Dank, {{absender}}.')
  enter(/^Betreff/, 'Ist da')
  await press('Speichern')
  expect(alert()).toContain('{{absender}} gibt es nicht. Möglich sind: {{vorgangsnummer}}')
  expect(alert()).toContain('Hier darf {{vorgangsnummer}} nicht fehlen')
  expect(field(/^Betreff/).value).toBe('Ist da')
  expect(await view('text')).toContain('Ihre Schadensmeldung ist eingegangen (7K42-PXR9)')
  // The word on the button may change, the button may not go.
  await visitor.open('/verwaltung/mailtexte/suchauftrag-bestaetigen')
  enter(/^Wort auf dem Knopf/, '')
  await press('Speichern')
  expect(alert()).toContain('Wort auf dem Knopf')

  // Looked at: only the writer sees it, and no mail has it.
  const word = unique()
  await visitor.open(MAIL)
  enter(/^Anfang/, `Gruß ${word} von {{firma}} <b>\n\nZweiter Absatz`)
  await press('Vorschau')
  expect(await view()).toContain(`<p>Gruß ${word} von Rheinbogen Immobilien &lt;b&gt;</p>`)
  expect(await view('text')).toContain('Zweiter Absatz')
  const shown = await request.get(`${MAIL}/ansicht`)
  expect(shown.headers()['content-security-policy']).toContain("default-src 'none'; style-src 'unsafe-inline'")
  const elsewhere = await newRequest()
  await makeStaff(office, elsewhere, 'leitung')
  expect(await (await elsewhere.get(`${MAIL}/ansicht`)).text()).not.toContain(word)

  // Sent to oneself, without a mail server: the page says so.
  await press('Test senden')
  expect(notes()).toContain('Es ist kein Mailserver eingerichtet.')
  expect(notes()).not.toContain('unterwegs')
  const [mail] = await mailsTo(account.email, 1)
  expect(mail?.subject).toBe('Test: Ihre Schadensmeldung ist eingegangen (7K42-PXR9)')
  expect(mail?.text).toContain(`Gruß ${word} von Rheinbogen Immobilien <b>`)

  await press('Speichern')
  expect(notes()).toContain('Ab der nächsten Mail gilt dieser Text.')
  const sender = `${word}@example.org`
  await sendDamageReport(request, `Mailtext ${word}`, { reporter_email: sender })
  expect((await mailsTo(sender, 1))[0]?.text).toContain(`Gruß ${word} von`)
  await visitor.open(MAIL)
  await unfold('Zurücksetzen …')
  await press('Jetzt zurücksetzen')
})

test('a colleague’s change is noticed, the standard comes back, and an undo brings the text back', {
  timeout: 180_000,
}, async ({ visitor, request, office }) => {
  const { follow, field, enter, press, unfold, alert, notes, find } = handsOf(visitor)
  await makeStaff(office, request, 'leitung')
  await visitor.open(OTHER)
  const before = field<HTMLTextAreaElement>(/^Anfang/).value
  const elsewhere = await newRequest()
  await makeStaff(office, elsewhere, 'leitung')
  const colleague = newVisitor(elsewhere, siteUnderTest())
  await colleague.open(OTHER)
  handsOf(colleague).enter(/^Anfang/, 'Von der Kollegin.')
  await handsOf(colleague).press('Speichern')
  await elsewhere.dispose()
  enter(/^Anfang/, 'Von mir.')
  await press('Speichern')
  expect(alert()).toContain('Von der Kollegin.')

  await visitor.open(OTHER)
  await unfold('Zurücksetzen …')
  await press('Jetzt zurücksetzen')
  expect(notes()).toContain('Es gilt wieder der Text')
  expect(field<HTMLTextAreaElement>(/^Anfang/).value).toBe(before)
  find().getByRole('link', { name: 'Verlauf' })
  await follow('Verlauf')
  await visitor.press(find().getAllByRole('button', { name: /Zurücknehmen|Rückgängig/ })[0]!)
  await visitor.open(OTHER)
  expect(field<HTMLTextAreaElement>(/^Anfang/).value).toBe('Von der Kollegin.')
  await unfold('Zurücksetzen …')
  await press('Jetzt zurücksetzen')
})

test('who may not change the company reads the texts and changes none', async ({ visitor, request, office }) => {
  const { find } = handsOf(visitor)
  await makeStaff(office, request, 'redaktion')
  await visitor.open(MAIL)
  expect(find().queryByRole('button', { name: 'Speichern' })).toBeNull()
  expect(find().queryByRole('button', { name: 'Test senden' })).toBeNull()
  const form = { intent: 'speichern', danach: 'testmail', version: '0' }
  expect((await request.post(MAIL, { form, maxRedirects: 0 })).status()).toBe(403)
  expect((await request.get('/verwaltung/mailtexte/gibt-es-nicht')).status()).toBe(404)
  expect((await request.get('/verwaltung/mailtexte/gibt-es-nicht/ansicht')).status()).toBe(404)
})

test('the settings say where the company’s facts and mails are changed', async ({ visitor, request, office }) => {
  await makeStaff(office, request, 'leitung')
  await visitor.open('/verwaltung/einstellungen')
  const { region, follow } = handsOf(visitor)
  expect(region('Firma').textContent).not.toContain('HRB')
  await follow('Mailtexte', region('Firma'))
  handsOf(visitor).heading('Mailtexte', 1)
})
