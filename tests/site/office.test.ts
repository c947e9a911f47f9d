import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { newRequest, test } from './test.ts'

test('without JavaScript staff sign in, find a request, work on it, change several, and sign out', async ({
  visitor,
  office,
  request,
}) => {
  const name = `Ohne Skript ${Math.random().toString(36).slice(2, 8)}`
  const reference = await sendDamageReport(request, name)
  const elsewhere = await newRequest()
  const { email, password } = await makeStaff(office, elsewhere, 'technik')
  await elsewhere.dispose()
  const enter = (label: string | RegExp, value: string) => visitor.enter(visitor.page().getByLabelText(label), value)
  const press = (button: string) => visitor.press(visitor.page().getByRole('button', { name: button }))
  const history = () => visitor.page().getByRole('region', { name: 'Verlauf' }).textContent

  await visitor.open(`/verwaltung/anfragen/${reference}`)
  enter('E-Mail-Adresse', email)
  enter('Passwort', password)
  await press('Anmelden')
  // Where the visit began.
  visitor.page().getByRole('heading', { name, level: 1 })
  enter('Status', 'In Arbeit')
  await press('Speichern')
  expect(history()).toContain('Status: In Arbeit')
  enter('Interne Notiz', 'Im Treppenhaus notiert')
  await press('Notiz hinzufügen')
  expect(history()).toContain('Im Treppenhaus notiert')

  // The bar of a phone; a desk has the same links at the side.
  const [areas] = visitor.page().getAllByRole('navigation', { name: 'Bereiche' })
  await visitor.press(within(areas!).getByRole('link', { name: 'Anfragen' }))
  visitor.enter(visitor.page().getByRole('searchbox', { name: 'Suche' }), name)
  await press('Suchen')
  const lines = visitor.page().getByRole('table', { name: 'Vorgänge' }).querySelectorAll<HTMLElement>('[data-row]')
  expect(lines).toHaveLength(1)
  await visitor.press(within(lines[0]!).getByRole('checkbox'))
  enter(/^Ausgewählte/, 'Erledigt')
  await press('Ändern')
  visitor.page().getByText('Ein Vorgang ist geändert.')

  const more = visitor.page().getByText('Mehr')
  await visitor.press(more)
  await visitor.press(within(more.closest('details')!).getByRole('button', { name: 'Abmelden' }))
  visitor.page().getByText('Sie sind abgemeldet.')
})
