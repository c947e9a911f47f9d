import { expect } from 'vitest'
import { sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'

test('the office enters where it is, of a report that came without: „Ort fehlt“ goes from list and request', async ({
  visitor,
  request,
  office,
}) => {
  const { find, enter, field, press, region, history, alert } = handsOf(visitor)
  const address = { name: `Olga Ohneort ${unique()}`, flat: `Willi Wohnung ${unique()}` }
  await makeStaff(office, request, 'technik', { name: 'Toni Technik' })
  const open = async (name: string) => {
    const reference = await sendDamageReport(request, name, { building_address: null })
    const list = `/verwaltung/anfragen?${new URLSearchParams({ q: name })}`
    await visitor.open(list)
    expect(find().getByRole('table', { name: 'Vorgänge' }).textContent).toContain('Ort fehlt')
    await visitor.open(`/verwaltung/anfragen/${reference}`)
    return list
  }

  const first = await open(address.name)
  await press('Ort eintragen')
  expect(visitor.status()).toBe(422)
  expect(alert()).toContain('oder tragen Sie darunter die Anschrift ein')
  enter('Gebäude oder Anschrift', 'Rheinstraße 5, 56112 Lahnstein')
  await press('Ort eintragen')
  expect(history()).toContain('Ort eingetragen: Rheinstraße 5, 56112 Lahnstein')
  expect(history()).toContain('Toni Technik')
  expect(visitor.find('main').textContent).not.toContain('Ort fehlt')
  expect(region('Gemeldet von').textContent).toContain('Rheinstraße 5, 56112 Lahnstein')
  await visitor.open(first)
  expect(find().getByRole('table', { name: 'Vorgänge' }).textContent).not.toContain('Ort fehlt')

  await open(address.flat)
  const choice = field<HTMLSelectElement>('Wohnung').querySelectorAll('option')[1]!
  enter('Wohnung', choice.value)
  await press('Ort eintragen')
  expect(history()).toContain(`Ort eingetragen: ${choice.textContent}`)
  expect(visitor.find('main').textContent).not.toContain('Ort fehlt')
})
