import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Apartment } from '../apartments/apartment.ts'
import { exampleDetail } from './example-detail.ts'
import { PriceBox } from './price-box.tsx'

function show(different: Partial<Apartment> = {}) {
  render(
    <MemoryRouter>
      <PriceBox apartment={exampleDetail(different)} />
    </MemoryRouter>,
  )
}

const amount = (name: string) => {
  const term = screen.getAllByRole('term').find((each) => each.textContent?.endsWith(name))
  return term?.nextElementSibling?.textContent?.replace('\u00a0', ' ')
}

test('shows every part of the rent and its sum', () => {
  show()
  expect(['Kaltmiete', 'Nebenkosten', 'Heizkosten', 'Warmmiete', 'Kaution'].map(amount)).toEqual([
    '640,50 €',
    '120,00 €',
    '80,00 €',
    '840,50 €',
    '1.921,50 €',
  ])
  expect(amount('Internetanschluss')).toBeUndefined()
})

test('the internet add-on comes on top when it is ticked, and goes again', () => {
  show()
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Zentraler Internetanschluss (Glasfaser, 250 Mbit/s)',
  })
  expect(box.checked).toBe(false)
  fireEvent.click(box)
  expect([amount('Internetanschluss'), amount('Warmmiete')]).toEqual(['25,00 €', '865,50 €'])
  fireEvent.click(box)
  expect(amount('Warmmiete')).toBe('840,50 €')
})

test('heating costs are 0 by default, and nothing when the utilities hold them', () => {
  show({ heatingCostsEuro: null })
  expect([amount('Heizkosten'), amount('Warmmiete')]).toEqual(['0,00 €', '760,50 €'])
})

test('heating that the utilities hold is said, not added', () => {
  show({ heatingIncluded: true })
  expect([amount('Heizkosten'), amount('Warmmiete')]).toEqual(['in den Nebenkosten enthalten', '760,50 €'])
})

test('without a rent it says that one may ask', () => {
  show({ coldRentEuro: null, utilitiesEuro: null, depositEuro: null })
  expect(['Kaltmiete', 'Nebenkosten', 'Warmmiete', 'Kaution'].map(amount)).toEqual([
    'Preis auf Anfrage',
    'keine Angabe',
    'auf Anfrage',
    'auf Anfrage',
  ])
})
