import { describe, expect, test } from 'vitest'
import { readWishes, type Wishes } from './wishes.ts'

const TODAY = '2026-11-21'

const cases: Record<string, Wishes> = {
  'Gibt es freie 2-Zimmer-Wohnungen in Braubach?': { roomsFrom: 2, roomsTo: 2.5 },
  'zwei zimmer wohnung': { roomsFrom: 2, roomsTo: 2.5 },
  'Zweizimmerwohnung gesucht': { roomsFrom: 2, roomsTo: 2.5 },
  'Einzimmerwohnung in Rhens': { roomsFrom: 1, roomsTo: 1.5 },
  '3 zimer wohnug': { roomsFrom: 3, roomsTo: 3.5 },
  '2-3 Zimmer': { roomsFrom: 2, roomsTo: 3 },
  'zwei oder drei Zimmer': { roomsFrom: 2, roomsTo: 3 },
  'mindestens 4 Zimmer': { roomsFrom: 4 },
  'ab drei Zimmern': { roomsFrom: 3 },
  '3 Zimmer oder mehr': { roomsFrom: 3 },
  'höchstens 2 Zimmer': { roomsTo: 2 },
  '2,5 Zimmer': { roomsFrom: 2.5, roomsTo: 2.5 },
  '3ZKB mit Balkon': { roomsFrom: 3, roomsTo: 3.5, amenities: ['balkon'] },
  '2-Raum-Wohnung': { roomsFrom: 2, roomsTo: 2.5 },
  'Wohnung bis 700 Euro warm': { warmRentToEuro: 700 },
  'Wohnung unter 700€': { warmRentToEuro: 700 },
  'max. 1.200,50 € Warmmiete': { warmRentToEuro: 1200.5 },
  'für 650,- Euro im Monat': { warmRentToEuro: 650 },
  'zwischen 500 und 800 Euro': { warmRentFromEuro: 500, warmRentToEuro: 800 },
  '500 Euro bis 800 Euro': { warmRentFromEuro: 500, warmRentToEuro: 800 },
  '500-800 €': { warmRentFromEuro: 500, warmRentToEuro: 800 },
  'etwa 600 Euro': { warmRentFromEuro: 540, warmRentToEuro: 660 },
  'Miete bis 700': { warmRentToEuro: 700 },
  'Wohnung 700 warm': { warmRentToEuro: 700 },
  'bis 500 Euro kalt': { coldRentToEuro: 500 },
  'Kaltmiete höchstens 450 EUR': { coldRentToEuro: 450 },
  'nicht mehr als 900 Euro': { warmRentToEuro: 900 },
  'ab 60 qm': { areaFromSqm: 60 },
  'mindestens 70 Quadratmeter': { areaFromSqm: 70 },
  '80qm': { areaFromSqm: 72, areaToSqm: 88 },
  'zwischen 50 und 80 m²': { areaFromSqm: 50, areaToSqm: 80 },
  '60 m² bis 90 m²': { areaFromSqm: 60, areaToSqm: 90 },
  '3 Zimmer, 80 m², Balkon, bis 900 €': {
    roomsFrom: 3,
    roomsTo: 3.5,
    areaFromSqm: 72,
    areaToSqm: 88,
    warmRentToEuro: 900,
    amenities: ['balkon'],
  },
  'Wohnung mit Garten und Einbauküche': { amenities: ['garten', 'einbaukueche'] },
  'barrierefreie Wohnung mit Fahrstuhl': { amenities: ['aufzug', 'barrierefrei'] },
  'Wohnung ohne Balkon': {},
  'ab sofort frei': { freeOn: TODAY },
  'Wohnung zum 1. März': { freeOn: '2027-03-01' },
  'ab 01.12.': { freeOn: '2026-12-01' },
  'zum 15.4.27': { freeOn: '2027-04-15' },
  'im Januar 2028': { freeOn: '2028-01-01' },
  'ab Sept. 2027': { freeOn: '2027-09-01' },
  'zum 15. Juli': { freeOn: '2027-07-15' },
  'die günstigste Wohnung': { sort: 'guenstigste' },
  'größte Wohnung': { sort: 'groesste' },
  'Wohnung in 56338 Braubach': {},
  'Was kostet Wohnung 3?': {},
  'Baujahr ab 1990': {},
}

describe('what a question wishes', () => {
  for (const [question, wishes] of Object.entries(cases)) {
    test(`„${question}“`, () => expect(readWishes(question, TODAY)).toEqual(wishes))
  }
})
