import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ListedProperty } from '../properties/property.ts'
import { PropertyCard } from './property-card.tsx'

const house: ListedProperty = {
  id: 'haus',
  name: 'Haus am Viehtor',
  addressStreet: 'Mainzer Straße 5',
  addressPostalCode: '56321',
  addressCity: 'Rhens',
  propertyType: 'Mehrfamilienhaus',
  constructionYear: 1968,
  renovationYear: null,
  heatingType: 'Gas-Zentralheizung',
  totalUnits: 6,
  available: { count: 0, warmRentFromEuro: null },
  description: 'Ruhige Lage am Rhein.',
  previewPicture: null,
  coordinates: null,
}

function show(different: Partial<ListedProperty>) {
  const element = <PropertyCard property={{ ...house, ...different }} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('a building shows its description, its address and how many units it has', () => {
  show({})
  expect(screen.getByText('Ruhige Lage am Rhein.')).toBeTruthy()
  expect(screen.getByRole('article').textContent).toContain('Mainzer Straße 5, 56321 Rhens')
  expect(screen.getByText('6 Einheiten')).toBeTruthy()
})

test.for([
  [{ available: { count: 3, warmRentFromEuro: 575 } }, '3 freie Wohnungen ab 575 € warm'],
  [{ available: { count: 1, warmRentFromEuro: 640.5 } }, '1 freie Wohnung für 640,50 € warm'],
  [{ available: { count: 2, warmRentFromEuro: null }, propertyType: 'Gewerbe' }, '2 freie Einheiten'],
] as const)('what is to be had stands on its card: %o', ([different, line]) => {
  show(different)
  expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === line)).toBeTruthy()
})

test('a building in which nothing is to be had says nothing of it', () => {
  show({})
  expect(screen.queryByText(/freie/)).toBeNull()
})

test('a building without a description says so', () => {
  show({ description: null })
  expect(screen.getByText('Keine Beschreibung verfügbar.')).toBeTruthy()
})
