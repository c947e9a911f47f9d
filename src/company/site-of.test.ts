import { expect, test } from 'vitest'
import { standardFacts } from './facts.ts'
import { drawnLogos, lookOf } from './look.server.ts'
import { phoneOf, siteOf } from './site-of.ts'

test.each([
  ['02628 / 7998021', 'tel:+4926287998021', '+49 2628 7998021'],
  ['+49 3641 123-45', 'tel:+49364112345', '+49 3641 12345'],
  ['(030) 12 34 56', 'tel:+4930123456', '+49 30 123456'],
  ['+49 (0)2628 7998021', 'tel:+4926287998021', '+49 2628 7998021'],
  ['112', 'tel:112', '112'],
  ['+43 1 234567', 'tel:+431234567', '+43 1 234567'],
])('%s is dialled as %s and read by machines as %s', (shown, href, international) => {
  expect(phoneOf(shown)).toEqual({ shown, href, international })
})

const look = lookOf(standardFacts, drawnLogos(standardFacts))
const placesOf = (city: string, towns: string[]) => siteOf({ ...standardFacts, city }, towns, look).places

test('towns are named in a sentence, the company’s own first', () => {
  expect(placesOf('Rhens', ['Braubach', 'Rhens'])).toMatchObject({
    shown: 'Rhens und Braubach',
    between: 'zwischen Rhens und Braubach',
  })
  expect(placesOf('Jena', [])).toMatchObject({ shown: 'Jena', between: 'in Jena' })
  expect(placesOf('', [])).toMatchObject({ shown: 'der Region', between: 'in der Region' })
  expect(placesOf('A', ['A', 'B', 'C', 'D', 'E', 'F', 'G']).shown).toBe('A, B, C, D, E und weiteren Orten')
})

test.each([
  [['Mo', 'Di', 'Mi', 'Do', 'Fr'], 'Montag bis Freitag, 08:00–17:00 Uhr'],
  [['Fr', 'Mo', 'Mi'], 'Montag, Mittwoch und Freitag, 08:00–17:00 Uhr'],
  [['Sa', 'So'], 'Samstag und Sonntag, 08:00–17:00 Uhr'],
])('open on %o is said as „%s“', (days, shown) => {
  expect(siteOf({ ...standardFacts, business_days: days }, [], look).businessHours.shown).toBe(shown)
})

test('the footer’s year is 2024 until somebody enters another', () => {
  expect(siteOf(standardFacts, [], look).copyrightYear).toBe(2024)
})
