import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { test } from './test.ts'

test('without JavaScript the listing filters by a sent form and pages of a building are whole', async ({ visitor }) => {
  const heading = (name: string | RegExp) => visitor.page().getByRole('heading', { name })
  await visitor.open('/vermietung')
  visitor.enter(visitor.page().getByLabelText('Suche'), 'Rheinufer')
  await visitor.press(visitor.page().getByRole('button', { name: 'Suchen' }))
  expect(visitor.address()).toMatch(/^\/vermietung\?suche=Rheinufer/)
  heading(/^1 Immobilie gefunden/)

  await visitor.press(visitor.page().getByRole('link', { name: /^Details zur Immobilie und Wohnungen ansehen/ }))
  heading(/verfügbare Wohnung(en)? in Rheinuferstraße 12 in Braubach/)
  heading('Energieausweis')
  await visitor.press(visitor.page().getByRole('button', { name: 'Liste' }))
  expect(visitor.address()).toMatch(/\?ansicht=liste$/)
  visitor.page().getByRole('button', { name: 'Liste', pressed: true })

  await visitor.open('/vermietung?suche=Rheinufer&typ=Einfamilienhaus')
  heading('Keine Immobilien gefunden')
  const reset = within(visitor.page().getByRole('search')).getByRole('button', { name: 'Filter zurücksetzen' })
  await visitor.press(reset)
  expect(visitor.address()).toBe('/vermietung')
})

test('a shared address shows its selection, also one that the selects do not offer', async ({ visitor }) => {
  const type = () => visitor.page().getByLabelText<HTMLSelectElement>('Typ')
  await visitor.open('/vermietung?typ=Gewerbe')
  expect(type().value).toBe('Gewerbe')
  expect(within(visitor.find('#immobilien')).getAllByRole('article')).toHaveLength(1)
  await visitor.open('/vermietung')
  expect([...type().options].map(({ text }) => text)).toEqual(['Alle Typen', 'Mehrfamilienhaus', 'Einfamilienhaus'])
  expect(visitor.page().getByRole('main').textContent).toMatch(
    /Verfügbare Standorte: Braubach, Oberwesel, Rhens, St. Goar/,
  )
})

test('a building that does not exist is a 404 with the way back', async ({ visitor }) => {
  expect(await visitor.open('/immobilie/gibt-es-nicht')).toBe(404)
  visitor.page().getByRole('heading', { name: 'Immobilie nicht gefunden' })
  visitor.page().getByText('Die angeforderte Immobilie existiert nicht oder wurde entfernt.')
  await visitor.press(visitor.page().getByRole('link', { name: 'Zurück zur Übersicht' }))
  expect(visitor.address()).toBe('/vermietung')
})
