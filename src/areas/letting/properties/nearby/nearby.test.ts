import { expect, test } from 'vitest'
import { distanceText, nearbyFault, readNearby, readNearbyPlace } from './nearby.ts'

test('a line is kind, name and a distance on foot; commas may stand in the name', () => {
  expect(readNearbyPlace('Haltestelle, Rathaus, 4 Min.')).toEqual({
    kind: 'Haltestelle',
    name: 'Rathaus',
    walkingMinutes: 4,
    metres: null,
  })
  expect(readNearbyPlace(' Arzt , Praxis Dr. Kern, Hausarzt ,1.200m')).toEqual({
    kind: 'Arzt',
    name: 'Praxis Dr. Kern, Hausarzt',
    walkingMinutes: null,
    metres: 1200,
  })
})

test.for([
  'Rathaus',
  'Haltestelle, Rathaus',
  'Haltestelle, , 4 Min.',
  'Arzt, Kern, nah',
  'Arzt, Kern, 0 m',
  'Arzt, Kern, 91 Min.',
])('„%s“ is refused with the line in the message, and never shown', (line) => {
  expect(nearbyFault(['Kita, Spatzen, 1 Minute', line])).toContain(`„${line}“`)
  expect(readNearby([line])).toEqual([])
})

test('distances are written out', () => {
  const words = (line: string) => readNearby([line]).map((place) => distanceText(place).replaceAll('\u00a0', ' '))
  expect(words('Kita, Spatzen, 1 Minute')).toEqual(['1 Minute zu Fuß'])
  expect(words('Kita, Spatzen, 7 min zu Fuß')).toEqual(['7 Minuten zu Fuß'])
  expect(words('Kita, Spatzen, 1200 m')).toEqual(['1.200 m'])
})

test('good lines have no fault, too many do', () => {
  const line = 'Kita, Spatzen, 7 Min'
  expect(nearbyFault([line])).toBeNull()
  expect(nearbyFault(Array(21).fill(line))).toBe('Bitte nennen Sie höchstens 20 Orte.')
})
