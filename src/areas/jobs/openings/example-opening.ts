import type { Opening } from './opening.ts'

/** A complete job; name what the test is about. */
export function exampleOpening(different: Partial<Opening> = {}): Opening {
  return {
    id: 'stelle-1',
    slug: 'hausmeister',
    title: 'Hausmeister (m/w/d)',
    shortDescription: 'Sie halten unsere Häuser in Schuss.',
    longDescription: 'Erster Absatz.\n\nZweiter Absatz.',
    jobType: 'Vollzeit',
    location: 'Rhens',
    hours: '39 Stunden pro Woche',
    salary: '2.900 bis 3.300 € brutto im Monat',
    salaryMinEuro: 2900,
    salaryMaxEuro: 3300,
    salaryUnit: 'MONTH',
    tasks: ['Kleinreparaturen'],
    requirements: ['Führerschein der Klasse B'],
    offers: ['30 Tage Urlaub'],
    isActive: true,
    validUntil: null,
    createdAt: '2026-02-01T08:00:00.000Z',
    ...different,
  }
}
