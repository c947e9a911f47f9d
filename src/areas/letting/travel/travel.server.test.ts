import { expect, test } from 'vitest'
import { nextWorkingMorning } from './ask-router.server.ts'
import { distanceInWords, kilometresBetween, timesInWords } from './travel.ts'

const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

test('times are told in one sentence, a long walk left out', () => {
  expect(spaced(timesInWords({ foot: 61, bike: 18, transit: 32, car: 12 }))).toBe(
    'Mit dem Rad 18 Minuten, mit Bus und Bahn 32 Minuten, mit dem Auto 12 Minuten.',
  )
  expect(spaced(timesInWords({ foot: 1, car: 125 }))).toBe('Zu Fuß 1 Minute, mit dem Auto 2 Stunden 5 Minuten.')
  expect(timesInWords({})).toBe('')
})

test('a distance is as exact as it helps', () => {
  // Rhens to the Deutsches Eck in Koblenz.
  const kilometres = kilometresBetween({ lat: 50.2811, lng: 7.6179 }, { lat: 50.3644, lng: 7.6065 })
  expect(kilometres).toBeCloseTo(9.3, 1)
  expect([kilometres, 0.43, 123.4].map((one) => spaced(distanceInWords(one)))).toEqual(['9,3 km', '450 m', '123 km'])
})

test.each([
  ['2026-03-02T22:59:00Z', '2026-03-03T07:00:00.000Z'], // Monday
  ['2026-03-06T08:00:00Z', '2026-03-09T07:00:00.000Z'], // Friday
  ['2026-03-28T08:00:00Z', '2026-03-30T06:00:00.000Z'], // the change to summer
])('buses are asked for from %s at %s', (now, asked) => {
  expect(nextWorkingMorning(new Date(now)).toISOString()).toBe(asked)
})
