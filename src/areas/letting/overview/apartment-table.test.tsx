import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { ApartmentTable } from './apartment-table.tsx'
import { OverviewCard } from './overview-card.tsx'

const item: ApartmentListItem = {
  id: 'w1',
  propertyId: 'haus-1',
  apartmentName: 'Wohnung 1',
  propertyName: 'Haus am Viehtor',
  location: '56321 Rhens',
  address: 'Mainzer Straße 5',
  type: 'Mehrfamilienhaus',
  coordinates: null,
  roomCount: 2.5,
  livingAreaSqm: 72.5,
  picture: null,
  description: 'Hell',
  coldRentEuro: 640.5,
  warmRentEuro: 840.5,
  efficiencyClass: 'B',
  availableFrom: null,
  availabilityStatus: 'available',
  amenities: [],
}
const rented = {
  ...item,
  availabilityStatus: 'rented',
  roomCount: null,
  livingAreaSqm: null,
  coldRentEuro: null,
  warmRentEuro: null,
}

function cells(different: Partial<ApartmentListItem>) {
  render(
    <MemoryRouter>
      <ApartmentTable items={[{ ...item, ...different }]} />
    </MemoryRouter>,
  )
  const row = screen.getAllByRole('row')[1] as HTMLElement
  return { row: within(row), texts: [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')) }
}

function card(different: Partial<ApartmentListItem>) {
  render(
    <MemoryRouter>
      <OverviewCard item={{ ...item, ...different }} previewIndex={0} />
    </MemoryRouter>,
  )
}

test('the table has the nine columns', () => {
  cells({})
  expect(screen.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
    'Gebäude',
    'Standort',
    'Wohnung',
    'Zimmer',
    'Größe',
    'Kaltmiete',
    'Status',
    'Verfügbar ab',
    'Aktionen',
  ])
})

test('a free flat shows its figures, its details and the number to call', () => {
  const { row, texts } = cells({})
  expect(texts.slice(0, 8)).toEqual([
    'Haus am ViehtorEnergieklasse B',
    '56321 Rhens',
    'Wohnung 1',
    '2,5',
    '72,5 m²',
    '640,50 € kalt 840,50 € warm',
    'Verfügbar',
    'Sofort',
  ])
  expect(row.getByRole('link', { name: /^Details/ }).getAttribute('href')).toBe('/wohnung/w1')
  expect(row.getByRole('link', { name: /anrufen/ }).getAttribute('href')).toBe('tel:+4926287998021')
})

test('what is not known is a dash, a size 0 m² as the specification has it, a date is German', () => {
  const { texts } = cells({
    coldRentEuro: null,
    warmRentEuro: null,
    roomCount: null,
    livingAreaSqm: null,
    availableFrom: '2027-03-01',
  })
  expect(texts.slice(3, 8)).toEqual(['-', '0 m²', '-', 'Verfügbar', '01.03.2027'])
})

test('a rented row holds placeholders and leads nowhere', () => {
  const { row, texts } = cells(rented)
  expect(texts.slice(3, 6).every((text) => text?.endsWith('nicht mehr angegeben'))).toBe(true)
  expect(texts[8]).toBe('Vermietet')
  expect(row.queryAllByRole('link')).toEqual([])
})

test('a reserved flat can be looked at and asked for', () => {
  const { row, texts } = cells({ availabilityStatus: 'reserved', availableFrom: '2027-03-01' })
  expect([texts[6], texts[7]]).toEqual(['Reserviert', '-'])
  expect(row.getAllByRole('link')).toHaveLength(2)
})

test('a card shows what one pays a month, what of it is cold rent, and the energy class', () => {
  card({})
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent?.replaceAll('\u00a0', ' '))
  expect(facts).toEqual(['Zimmer2,5', 'Größe72,5 m²', 'EnergieklasseB', 'Kaltmiete640,50 €', 'Warmmiete840,50 €'])
})

test('a card names a missing rent and offers details and a call', () => {
  card({ coldRentEuro: null, warmRentEuro: null })
  expect(screen.getByText('Preis auf Anfrage')).toBeTruthy()
  expect(screen.queryByText('Warmmiete')).toBeNull()
  expect(screen.getByText('Sofort')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Details/ }).getAttribute('href')).toBe('/wohnung/w1')
  expect(screen.getByRole('link', { name: /^Anfragen/ }).getAttribute('href')).toBe('tel:+4926287998021')
})

test('a rented card says so and leads nowhere', () => {
  card(rented)
  expect(screen.getByText('Wohnung ist vermietet')).toBeTruthy()
  expect(screen.queryAllByRole('link')).toEqual([])
})
