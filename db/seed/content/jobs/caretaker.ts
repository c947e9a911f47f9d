import type { DemoOpening } from './openings.ts'

export const caretaker: DemoOpening = {
  slug: 'hausmeister-technische-objektbetreuung',
  title: 'Hausmeister / Technische Objektbetreuung (m/w/d)',
  shortDescription:
    'Sie halten unsere Häuser zwischen Rhens und Oberwesel in Schuss und sind für die Mieter das Gesicht vor Ort.',
  longDescription:
    'Ein tropfender Hahn, eine klemmende Haustür, eine Heizung, die nicht warm wird: Sie sehen es sich an, helfen selbst oder holen den richtigen Betrieb. Sie betreuen rund zwölf Häuser, die meisten davon gut eine Viertelstunde voneinander entfernt.\n\nIhre Woche planen Sie weitgehend selbst. Morgens besprechen Sie mit der Verwaltung, was dringend ist; danach sind Sie mit Ihrem Werkstattwagen unterwegs. Notdienst haben Sie höchstens jede vierte Woche, und er wird zusätzlich bezahlt.',
  jobType: 'Vollzeit',
  location: 'Rhens',
  hours: '39 Stunden pro Woche, Montag bis Freitag ab 7:30 Uhr',
  salary: '2.900 bis 3.300 € brutto im Monat, dazu Notdienstpauschale',
  salaryMinEuro: 2900,
  salaryMaxEuro: 3300,
  salaryUnit: 'MONTH',
  tasks: [
    'Rundgänge durch Häuser und Außenanlagen, Mängel aufnehmen und beheben',
    'Kleinreparaturen an Türen, Armaturen, Beleuchtung und Schließanlagen',
    'Heizungsanlagen und Rauchwarnmelder prüfen, Wartungen vorbereiten',
    'Handwerksbetriebe einweisen und ihre Arbeit abnehmen',
    'Wohnungen übergeben und zurücknehmen, Zähler ablesen',
    'Winterdienst und Grünpflege mit den beauftragten Betrieben abstimmen',
  ],
  requirements: [
    'Abgeschlossene Ausbildung in einem Handwerk, zum Beispiel Sanitär und Heizung, Elektro oder Tischlerei',
    'Freundlicher Umgang mit Mietern, auch wenn einmal etwas nicht klappt',
    'Führerschein der Klasse B',
    'Sicherer Umgang mit Smartphone oder Tablet für Aufträge und Fotos',
    'Deutsch so gut, dass Sie Absprachen mit Mietern und Betrieben treffen können (etwa B1)',
  ],
  offers: [
    'Unbefristete Stelle und 30 Tage Urlaub',
    'Werkstattwagen, Werkzeug und Arbeitskleidung stellen wir',
    'Weihnachtsgeld in Höhe eines halben Monatsgehalts',
    'Zuschuss zur betrieblichen Altersvorsorge',
    'Lehrgänge nach Wahl, zum Beispiel zur Elektrofachkraft für festgelegte Tätigkeiten',
  ],
}
