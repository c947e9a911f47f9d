import type { DemoOpening } from './openings.ts'

export const propertyManager: DemoOpening = {
  slug: 'immobilienverwalter',
  title: 'Immobilienverwalter/in (m/w/d)',
  shortDescription:
    'Sie verwalten Miethäuser und Eigentümergemeinschaften am Mittelrhein, von der Vermietung bis zur Abrechnung.',
  longDescription:
    'Sie betreuen einen festen Bestand von etwa 180 Wohnungen in Rhens, Braubach, St. Goar und Oberwesel. Eigentümer und Mieter haben bei uns eine Ansprechperson, und die sind Sie.\n\nUm Abrechnung und Buchhaltung kümmern Sie sich gemeinsam mit einer Kollegin, um die Technik die Objektbetreuung. So bleibt Zeit, Dinge zu Ende zu bringen, statt nur zu verwalten.',
  jobType: 'Vollzeit',
  location: 'Rhens',
  hours: '39 Stunden pro Woche, Gleitzeit, bis zu zwei Tage von zu Hause',
  salary: '3.600 bis 4.400 € brutto im Monat, 13 Gehälter',
  salaryMinEuro: 3600,
  salaryMaxEuro: 4400,
  salaryUnit: 'MONTH',
  tasks: [
    'Mieter und Eigentümer betreuen, am Telefon, per E-Mail und vor Ort',
    'Wohnungen vermieten: Besichtigungen, Auswahl, Vertrag und Übergabe',
    'Eigentümerversammlungen vorbereiten, leiten und Beschlüsse umsetzen',
    'Betriebskosten- und Jahresabrechnungen mit der Buchhaltung erstellen',
    'Instandhaltung planen, Angebote einholen und Aufträge vergeben',
  ],
  requirements: [
    'Ausbildung als Immobilienkauffrau oder Immobilienkaufmann oder vergleichbare Erfahrung',
    'Kenntnisse im Miet- und Wohnungseigentumsrecht',
    'Die Prüfung zur zertifizierten Verwalterin oder zum zertifizierten Verwalter (§ 26a WEG), oder die Bereitschaft, sie mit uns abzulegen',
    'Klare, freundliche Sprache in Wort und Schrift',
    'Führerschein der Klasse B',
  ],
  offers: [
    'Unbefristete Stelle, 30 Tage Urlaub, am 24. und 31. Dezember frei',
    'Dienstwagen für Fahrten zu den Häusern',
    'Wir bezahlen Ihre Fortbildungen, auch über die Pflichtstunden nach § 34c GewO hinaus',
    'Gründliche Einarbeitung: In den ersten acht Wochen sind Sie zu zweit unterwegs',
    'Jobticket oder Zuschuss zum Dienstrad',
  ],
}
