import { expect, test } from 'vitest'
import {
  availableFromOnCard,
  availableFromText,
  canBeAppliedFor,
  isRented,
  moveInText,
  statusBadge,
  statusOptions,
  statusWord,
} from './availability.ts'

const flat = (availabilityStatus: string, availableFrom: string | null = null) => ({
  availabilityStatus,
  availableFrom,
})

test('each status has its word and colour, an unknown one is shown raw in grey', () => {
  expect(statusBadge('available')).toEqual({ label: 'Verfügbar', tone: 'green' })
  expect(statusBadge('rented')).toEqual({ label: 'Vermietet', tone: 'red' })
  expect(statusBadge('reserved')).toEqual({ label: 'Reserviert', tone: 'amber' })
  expect(statusBadge('in_renovation')).toEqual({ label: 'in_renovation', tone: 'grey' })
})

test('within a sentence a status begins small, an unknown one is said raw', () => {
  expect(['available', 'reserved', 'rented', 'In Renovierung', 'constructor'].map(statusWord)).toEqual([
    'verfügbar',
    'reserviert',
    'vermietet',
    'In Renovierung',
    'constructor',
  ])
})

test('staff choose a status in the order in which a flat has them', () => {
  expect(statusOptions.map(({ label }) => label)).toEqual(['Verfügbar', 'Reserviert', 'Vermietet'])
})

test('only an available flat can be applied for', () => {
  expect(['available', 'reserved', 'rented', 'x'].filter((status) => canBeAppliedFor(flat(status)))).toEqual([
    'available',
  ])
})

test('only a rented flat is rented', () => {
  expect(['available', 'reserved', 'rented', 'x'].filter((status) => isRented(flat(status)))).toEqual(['rented'])
})

test('no date means at once, a date is written the German way', () => {
  expect(moveInText(null)).toBe('Sofort')
  expect(moveInText('')).toBe('Sofort')
  expect(moveInText('2027-03-01')).toBe('01.03.2027')
})

test('only available flats say from when', () => {
  expect(availableFromText(flat('available', '2027-03-01'))).toBe('01.03.2027')
  expect(availableFromText(flat('available'))).toBe('Sofort')
  expect(availableFromText(flat('reserved', '2027-03-01'))).toBeNull()
})

test('a card names a date only when one is set', () => {
  expect(availableFromOnCard(flat('available', '2027-03-01'))).toBe('01.03.2027')
  expect(availableFromOnCard(flat('available', ''))).toBe('Sofort')
  expect(availableFromOnCard(flat('available'))).toBeNull()
  expect(availableFromOnCard(flat('rented', '2027-03-01'))).toBeNull()
})
