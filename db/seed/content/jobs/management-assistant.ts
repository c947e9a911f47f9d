import type { DemoOpening } from './openings.ts'

/** Filled meanwhile: kept, but shown nowhere. */
export const managementAssistant: DemoOpening = {
  slug: 'assistenz-geschaeftsfuehrung',
  title: 'Assistenz der Geschäftsführung (m/w/d)',
  shortDescription: 'Sie halten der Geschäftsführung den Rücken frei und das Büro zusammen.',
  longDescription: 'Termine, Verträge, Besuch: Bei Ihnen laufen die Fäden zusammen.',
  jobType: 'Teilzeit',
  location: 'Rhens',
  hours: '25 Stunden pro Woche',
  salary: '2.100 bis 2.400 € brutto im Monat',
  salaryMinEuro: 2100,
  salaryMaxEuro: 2400,
  salaryUnit: 'MONTH',
  tasks: ['Termine und Sitzungen vorbereiten', 'Schriftverkehr und Ablage führen'],
  requirements: ['Kaufmännische Ausbildung', 'Sicheres Deutsch in Wort und Schrift'],
  offers: ['Unbefristete Stelle und 30 Tage Urlaub'],
  isActive: false,
}
