import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { sendApplication, sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('a link that is wrong or voided opens nothing, and says what to do', async ({ visitor, request, office }) => {
  const { region, unfold, press, history } = handsOf(visitor)
  const reference = await sendDamageReport(request, `Link ${unique()}`)
  const link = await senderPage(reference)
  const answer = await request.get(link, { headers: { 'Sec-Fetch-Site': 'none' } })
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /vorgang/')

  const tampered = `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`
  for (const wrong of [tampered, '/vorgang/irgendwas', `${tampered}/daten`]) {
    expect(await visitor.open(wrong), wrong).toBe(404)
    visitor.page().getByRole('heading', { name: 'Dieser Link gilt nicht' })
  }
  expect((await request.get(`${tampered}/daten.json`)).status()).toBe(404)

  await makeStaff(office, request, 'technik')
  await visitor.open(`/verwaltung/anfragen/${reference}`)
  await unfold('Seite des Absenders', region('Antworten'))
  await press('Link ungültig machen', region('Antworten'))
  expect(history()).toContain('Link zur Seite des Absenders ungültig gemacht')
  expect((await request.get(link)).status()).toBe(404)
})

test('templates are changed, checked, previewed and put back', async ({ visitor, request, office }) => {
  const { region, follow, field, enter, press, unfold, alert, find } = handsOf(visitor)
  await makeStaff(office, request, 'leitung')
  await visitor.open('/verwaltung/vorlagen')
  await follow(/Rückfrage/, region(/^Schaden/))
  const body = () => field<HTMLTextAreaElement>('Text').value
  const before = body()
  enter('Text', `${before}\n{{gibtsnicht}}`)
  await press('Speichern')
  expect(alert()).toContain('Den Platzhalter {{gibtsnicht}} gibt es nicht.')
  expect(body()).toBe(`${before}\n{{gibtsnicht}}`)
  enter('Text', `${before}\nPS: {{telefon}}`)
  await press('Vorschau')
  expect(region('Vorschau mit Beispielen').textContent).toContain('PS: 02628')

  const elsewhere = await newRequest()
  await makeStaff(office, elsewhere, 'redaktion')
  const colleague = newVisitor(elsewhere, siteUnderTest())
  await colleague.open(visitor.address())
  handsOf(colleague).enter('Text', 'Kurz gesagt: {{frage}}')
  await handsOf(colleague).press('Speichern')
  handsOf(colleague).find().getByText('Die Vorlage ist gespeichert.')
  await elsewhere.dispose()
  await press('Speichern')
  expect(alert()).toContain('Inzwischen hat jemand anderes')
  expect(region('Was inzwischen gespeichert ist').textContent).toContain('Kurz gesagt')
  expect(body()).toBe(`${before}\nPS: {{telefon}}`)
  await press('Speichern')
  find().getByText('Die Vorlage ist gespeichert.')
  await unfold('Zurücksetzen …')
  await press('Jetzt zurücksetzen')
  expect(body()).toBe(before)
})

test('the texts of invitations and refusals are templates too, with variables of their own', async ({
  visitor,
  request,
  office,
}) => {
  const { region, follow, field, enter, press, unfold, alert, find } = handsOf(visitor)
  const application = await sendApplication(request, `Vorlage ${unique()}`)
  await makeStaff(office, request, 'leitung')
  await visitor.open('/verwaltung/vorlagen/tenant_application.besichtigung')
  const standard = field<HTMLTextAreaElement>('Text').value
  expect(find().queryByLabelText(/Name der Vorlage/)).toBeNull()
  enter('Text', '{{anrede}}, kommen Sie! {{status_link}}')
  await press('Speichern')
  expect(alert()).toContain('Der Text braucht {{termine}}')
  enter('Text', '{{anrede}}, {{termine}} {{status_link}} {{frist}}')
  await press('Vorschau')
  expect(alert()).toContain('Den Platzhalter {{frist}} gibt es nicht')
  enter('Text', standard)
  await press('Vorschau')
  expect(region('Vorschau mit Beispielen').textContent).toContain('14:00–14:20 Uhr')

  await visitor.open('/verwaltung/vorlagen')
  await follow(/Absage beim Ablehnen/, region('Mieterbewerbung'))
  const changed = '{{anrede}},\n\nheute leider nicht. Gelöscht wird am {{loeschtag}}.'
  enter('Text', changed)
  await press('Speichern')
  find().getByText('Die Vorlage ist gespeichert.')
  await visitor.open(`/verwaltung/anfragen/${application}`)
  await unfold(/Mit einem Grund ablehnen/)
  expect(field<HTMLTextAreaElement>(/^Text der Absage/).value).toBe(changed)
  const offered = [...field<HTMLSelectElement>('Vorlage').options].map(({ text }) => text)
  expect(offered.length).toBeGreaterThan(1)
  expect(offered.filter((text) => /beim Ablehnen/.test(text))).toEqual([])
  await visitor.open('/verwaltung/vorlagen/tenant_application.ablehnung')
  await unfold('Zurücksetzen …')
  await press('Jetzt zurücksetzen')
  expect(field<HTMLTextAreaElement>('Text').value).toMatch(/Leider können wir Ihnen die Wohnung nicht anbieten/)
})
