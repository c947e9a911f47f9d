import type { DemoOpening } from './openings.ts'

export const apprenticeship: DemoOpening = {
  slug: 'ausbildung-immobilienkaufleute',
  title: 'Ausbildung zur Immobilienkauffrau oder zum Immobilienkaufmann (m/w/d)',
  shortDescription: 'Drei Jahre, in denen Sie alles kennenlernen: Vermietung, Verwaltung, Abrechnung und Baustelle.',
  longDescription:
    'Ab dem ersten Monat arbeiten Sie richtig mit: Sie begleiten Besichtigungen, schreiben Exposés und rechnen Betriebskosten ab. Jedes halbe Jahr wechseln Sie den Bereich, und am Ende können Sie ein Haus selbst betreuen.\n\nDie Berufsschule ist in Koblenz. Vor den Prüfungen stellen wir Sie für die Vorbereitung frei. Unsere letzten vier Auszubildenden haben wir alle übernommen.',
  jobType: 'Ausbildung',
  location: 'Rhens',
  hours: '39 Stunden pro Woche einschließlich Berufsschule, Beginn am 1. August 2027',
  salary: '1.150 € im ersten, 1.260 € im zweiten, 1.370 € im dritten Ausbildungsjahr',
  salaryMinEuro: 1150,
  salaryMaxEuro: 1370,
  salaryUnit: 'MONTH',
  tasks: [
    'Wohnungen vorstellen, Besichtigungen und Übergaben begleiten',
    'Mieter und Eigentümer beraten',
    'Miet- und Betriebskosten abrechnen',
    'Reparaturen beauftragen und verfolgen',
    'Bei An- und Verkauf von Häusern mitarbeiten',
  ],
  requirements: [
    'Mittlere Reife, Fachhochschulreife oder Abitur',
    'Freude am Umgang mit Menschen und an Zahlen',
    'Gutes Deutsch in Wort und Schrift',
    'Ein Praktikum vorab ist willkommen, aber keine Bedingung',
  ],
  offers: [
    '30 Tage Urlaub und ein Zuschuss zum Deutschlandticket',
    'Bücher, Laptop und Prüfungsgebühren bezahlen wir',
    'Eine feste Ausbilderin und ein Gespräch alle vier Wochen',
    'Übernahme nach bestandener Prüfung ist unser Ziel',
  ],
}
