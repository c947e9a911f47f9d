import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Apartment } from '../apartments/apartment.ts'
import { ApartmentCard } from './apartment-card.tsx'
import { COMMERCIAL } from '../properties/rules.ts'
import { exampleNewApartment } from '../apartments/example-apartment.ts'

function show(
  different: Partial<Apartment> = {},
  variant: 'tile' | 'list' = 'tile',
  buildingType = 'Mehrfamilienhaus',
) {
  const { isPublished: _, ...flat } = exampleNewApartment()
  const apartment = { ...flat, galleryImages: [], galleryPictures: [], updatedAt: flat.createdAt, ...different }
  render(
    <MemoryRouter>
      <ApartmentCard apartment={apartment} variant={variant} previewIndex={0} buildingType={buildingType} />
    </MemoryRouter>,
  )
}

const noPrices = { coldRentEuro: null, utilitiesEuro: null, heatingCostsEuro: null, depositEuro: null }
const amounts = () => screen.getAllByRole('definition').map((amount) => amount.textContent?.replace('\u00a0', ' '))

test('a free flat shows its four amounts, its details and the number to call', () => {
  show()
  expect(amounts()).toEqual(['640,50 €', '120,00 €', '840,50 €', '1.921,50 €'])
  expect(screen.getByText('Verfügbar')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Details zur Wohnung anzeigen/ }).getAttribute('href')).toBe(
    '/wohnung/wohnung-1',
  )
  expect(screen.getByRole('link', { name: /^Wohnung anfragen/ }).getAttribute('href')).toBe('tel:+4926287998021')
})

test('it says from when, in each variant with its own words', () => {
  show()
  expect(screen.getByText('01.03.2027').parentElement?.textContent).toBe('Ab: 01.03.2027')
  cleanup()
  show({}, 'list')
  expect(screen.getByText('01.03.2027').parentElement?.textContent).toBe('Verfügbar ab: 01.03.2027')
})

test('without a date, or for a flat that is not available, it says no day', () => {
  show({ availableFrom: null })
  expect(screen.queryByText(/^Ab: /)).toBeNull()
  cleanup()
  show({ availabilityStatus: 'reserved' })
  expect(screen.queryByText('01.03.2027')).toBeNull()
  expect(screen.getByText('Reserviert')).toBeTruthy()
})

test('a flat without a rent asks to be asked for', () => {
  show(noPrices)
  expect(amounts()).toEqual(['Preis auf Anfrage', '–', '–', '–'])
})

test('a rented flat has no price in the document, leads nowhere and cannot be asked for', () => {
  show({ ...noPrices, availabilityStatus: 'rented' })
  expect(amounts()).toEqual(Array(4).fill('000,00 €nicht mehr angegeben'))
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getByRole('button', { name: 'Vermietet' }).hasAttribute('disabled')).toBe(true)
})

test('flats without a picture take turns with drawings, and say so', () => {
  show()
  expect(screen.getByText('Symbolbild')).toBeTruthy()
})

test('an office without a picture is drawn with a desk and not with a sofa', () => {
  const drawn = () => screen.getByRole('presentation').getAttribute('src')
  show()
  const home = drawn()
  cleanup()
  show({}, 'tile', COMMERCIAL)
  expect(drawn()).toContain('preview-commercial')
  expect(home).not.toBe(drawn())
})
