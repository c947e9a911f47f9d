import type { DemoOpening } from './openings.ts'

export const cleaning: DemoOpening = {
  slug: 'treppenhausreinigung-minijob',
  title: 'Reinigungskraft für Treppenhäuser (m/w/d)',
  shortDescription: 'Sie halten vier Treppenhäuser in Braubach sauber: fester Plan, Zeiten nach Absprache.',
  longDescription:
    'Sie reinigen einmal in der Woche die Treppenhäuser von vier Häusern in Braubach. Die Häuser liegen nah beieinander, ein Auto brauchen Sie nicht.\n\nWann Sie vormittags anfangen, bestimmen Sie mit. Wer Kinder zur Schule bringt, fängt eben danach an. Putzmittel und Geräte stehen in jedem Haus bereit.',
  jobType: 'Minijob',
  location: 'Braubach',
  hours: 'Bis zu 9 Stunden pro Woche, an zwei bis drei Vormittagen',
  // 9 h a week at 15 € are 585 € a month, below the limit of § 8 (1a) SGB IV (603 € in 2026).
  salary: '15,00 € pro Stunde',
  salaryMinEuro: 15,
  salaryMaxEuro: 15,
  salaryUnit: 'HOUR',
  tasks: [
    'Treppen, Podeste und Geländer reinigen',
    'Hauseingänge, Briefkastenanlagen und Aufzug sauber halten',
    'Fenster im Treppenhaus nach Plan putzen',
    'Melden, wenn eine Lampe ausgefallen oder etwas beschädigt ist',
  ],
  requirements: [
    'Zuverlässigkeit und Freude an sauberer Arbeit',
    'Verständigung auf Deutsch in einfachen Sätzen',
    'Erfahrung ist schön, aber nicht nötig: Wir zeigen Ihnen alles',
  ],
  offers: [
    'Bezahlter Urlaub und Lohnfortzahlung bei Krankheit, wie es auch im Minijob gilt',
    'Feste Häuser und ein fester Plan, keine spontanen Springerdienste',
    'Arbeitskleidung und Handschutz stellen wir',
    'Auf Wunsch später mehr Stunden',
  ],
}
