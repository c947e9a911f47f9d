import type { DemoOpening } from './openings.ts'

export const siteManager: DemoOpening = {
  slug: 'bauleiter',
  title: 'Bauleiter/in für Sanierungen (m/w/d)',
  shortDescription:
    'Sie leiten die Kernsanierung bewohnter und denkmalgeschützter Häuser im Welterbe Oberes Mittelrheintal.',
  longDescription:
    'Unsere Häuser sind oft hundert Jahre alt und älter. Sie machen daraus Wohnungen, in denen man gern lebt: mit neuer Haustechnik, guter Dämmung und Rücksicht auf das, was erhalten bleiben soll.\n\nSie begleiten zwei bis drei Baustellen gleichzeitig, von der Ausschreibung bis zur Abnahme. Planung und Statik kommen von Büros, mit denen wir seit Jahren arbeiten; auf der Baustelle haben Sie das Sagen.',
  jobType: 'Vollzeit',
  location: 'St. Goar',
  hours: '40 Stunden pro Woche, freitags ab 13 Uhr frei',
  salary: '4.800 bis 5.900 € brutto im Monat',
  salaryMinEuro: 4800,
  salaryMaxEuro: 5900,
  salaryUnit: 'MONTH',
  tasks: [
    'Baustellen leiten: Termine, Kosten, Qualität und Sicherheit',
    'Leistungen ausschreiben, Angebote prüfen und Betriebe beauftragen',
    'Aufmaße und Rechnungen prüfen, Nachträge verhandeln',
    'Abnahmen durchführen und Mängel nachverfolgen',
    'Mit Denkmalschutz und Bauaufsicht abstimmen',
    'Bewohner rechtzeitig informieren, was wann gebaut wird',
  ],
  requirements: [
    'Studium im Bauingenieurwesen oder in Architektur, oder Meister- oder Technikerabschluss mit Erfahrung auf Baustellen',
    'Mindestens drei Jahre Bauleitung, gern im Bestand',
    'Sicherer Umgang mit VOB und AVA-Software',
    'Durchsetzungsvermögen ohne Lautstärke',
    'Führerschein der Klasse B',
  ],
  offers: [
    'Unbefristete Stelle und 30 Tage Urlaub',
    'Dienstwagen, auch privat nutzbar',
    'Beteiligung am Ergebnis Ihrer Baustellen',
    'Kurze Wege: Alle Baustellen liegen zwischen Koblenz und Oberwesel',
    'Fortbildung in Denkmalpflege und Energieberatung',
  ],
}
