import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { REFERENCE } from '../support/application.ts'
import { senderPage } from '../support/sender-link.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'
import { complaintAt, fieldOf } from './visitor.ts'

test('without JavaScript a tenant whose flat is not in the list asks for a rent certificate', async ({
  visitor,
  office,
}) => {
  const form = () => visitor.find('#formular form')
  const send = () => visitor.press(within(form()).getByRole('button', { name: 'Antrag senden' }))
  await visitor.open('/mietbescheinigung')
  visitor.fill(form(), {
    apartment_id: 'Meine Wohnung steht nicht in der Liste',
    tenant_first_name: 'Jonas',
    tenant_last_name: 'Ohneskript',
    tenant_email: 'jonas@example.org',
    current_address: 'Rheinstraße 5, 56112 Lahnstein',
    move_in_date: '1.4.19',
    purpose: 'Wohngeld',
  })
  await send()
  expect(visitor.status()).toBe(422)
  expect(form().contains(visitor.focused())).toBe(true)
  expect(complaintAt(fieldOf(form(), 'move_in_date'))).toMatch(/Bitte geben Sie das Datum so ein/)
  expect(fieldOf(form(), 'apartment_id').value).toBe('andere')

  visitor.fill(form(), { move_in_date: '1.4.2019' })
  await send()
  expect(visitor.address()).toMatch(/^\/mietbescheinigung\?eingegangen=/)
  const reference = REFERENCE.exec(visitor.find('#formular').textContent)?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('Rheinstraße 5, 56112 Lahnstein')
})

test('without JavaScript a damage report goes out without a place, which its sender adds on their page', async ({
  visitor,
  office,
}) => {
  const form = () => visitor.find('#formular form')
  await visitor.open('/schadensmeldung')
  const flat = form().querySelector('[name="apartment_id"] option:nth-child(2)')
  expect(flat?.textContent).toMatch(/^.+ - .+, \d{5} .+$/)
  visitor.fill(form(), {
    damage_location: 'Keller',
    damage_description: 'Das Wasser steht auf dem Boden.',
    reporter_name: 'Jonas Ohneskript',
    reporter_email: 'jonas@example.org',
  })
  await visitor.press(within(form()).getByRole('button', { name: 'Schaden melden' }))
  expect(visitor.address()).toMatch(/^\/schadensmeldung\?eingegangen=[^&]+&ort=offen/)
  expect(visitor.find('#formular').textContent).toContain('Wohnung oder Anschrift fehlen uns noch')
  const reference = REFERENCE.exec(visitor.find('#formular').textContent)?.[0] ?? ''

  const own = handsOf(visitor)
  const link = await senderPage(reference)
  await visitor.open(link)
  await own.press('Ort nachtragen')
  expect(visitor.status()).toBe(422)
  expect(visitor.find('main').textContent).toContain('oder tragen Sie darunter die Anschrift ein')
  own.enter('Gebäude oder Anschrift', 'Rheinstraße 5, 56112 Lahnstein')
  await own.press('Ort nachtragen')
  expect(visitor.find('main').textContent).toContain('Ort von Ihnen nachgetragen: Rheinstraße 5, 56112 Lahnstein')
  expect(visitor.find('main').textContent).not.toContain('fehlen uns noch')
  expect(await office('submissions', 'show', reference)).toContain('Rheinstraße 5, 56112 Lahnstein')
})

test('without JavaScript a tenant reports a lost key; what was typed stays when no calendar has the day', async ({
  visitor,
  office,
}) => {
  const form = () => visitor.find('#formular form')
  const send = () => visitor.press(within(form()).getByRole('button', { name: 'Verlust melden' }))
  await visitor.open('/schluessel-verloren')
  const typed = {
    lost_key: 'Transponder oder Karte',
    details: 'In der Bahn liegen gelassen.',
    building_address: 'Rheinstraße 5, 56112 Lahnstein',
    reporter_name: 'Jonas Ohneskript',
    reporter_email: 'jonas@example.org',
    reporter_phone: '02621 4711',
  }
  visitor.fill(form(), { ...typed, needed_by: '30.2.2027' })
  await send()
  expect(visitor.status()).toBe(422)
  expect(form().contains(visitor.focused())).toBe(true)
  expect(complaintAt(fieldOf(form(), 'needed_by'))).toMatch(/Diesen Tag gibt es im Kalender nicht/)
  for (const [name, value] of Object.entries({ ...typed, lost_key: 'transponder', needed_by: '30.2.2027' }))
    expect(fieldOf(form(), name).value).toBe(value)

  visitor.fill(form(), { needed_by: '1.3.2027' })
  await send()
  expect(visitor.address()).toMatch(/^\/schluessel-verloren\?eingegangen=/)
  const reference = REFERENCE.exec(visitor.find('#formular').textContent)?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('In der Bahn liegen gelassen.')

  // Nothing obliges to keep it, so its sender may have it deleted.
  const own = handsOf(visitor)
  const link = await senderPage(reference)
  await visitor.open(link)
  await own.unfold('Daten löschen …')
  await own.tick(/Ja, löschen Sie/)
  await own.press('Jetzt endgültig löschen')
  expect(visitor.status()).toBe(200)
  own.find().getByRole('heading', { name: 'Ihre Daten sind gelöscht' })
  await visitor.open(link)
  expect(visitor.status()).toBe(404)
})

test('the poster at the house’s door leads to a damage report that names the house and its stairwell', async ({
  visitor,
}) => {
  await visitor.open('/schadensmeldung?anschrift=Bleichweg+7%2C+56321+Rhens%2C+Treppenhaus+links')
  const form = visitor.find('#formular form')
  expect(fieldOf(form, 'building_address').value).toBe('Bleichweg 7, 56321 Rhens, Treppenhaus links')
  await visitor.open('/schadensmeldung')
  expect(fieldOf(visitor.find('#formular form'), 'building_address').value).toBe('')
})
