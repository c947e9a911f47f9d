import { Hammer, PaintRoller, Thermometer, Trees } from 'lucide-react'
import { site } from '#site'
import { type ServiceContent, serviceWords } from './service-content.ts'

export const maintenance: ServiceContent = {
  service: 'instandhaltungsarbeiten',
  name: 'Instandhaltungsarbeiten',
  words: serviceWords('instandhaltungsarbeiten', {
    hero: {
      title: 'Instandhaltungs\u00ADarbeiten',
      lead: 'Reparieren, warten, renovieren: Wir halten Ihr Haus in Ordnung, mit Betrieben aus der Region, die wir kennen.',
    },
    benefits: {
      title: 'Kleine Mängel klein halten',
      lead: 'Eine verstopfte Dachrinne kostet einen Vormittag, ein feuchter Giebel einen Sommer. Wir sehen nach, bevor es teuer wird.',
      points: [
        {
          title: 'Angebot vor dem Auftrag',
          text: 'Sie sehen Umfang, Preis und Termin, bevor jemand anfängt. Ändert sich unterwegs etwas, fragen wir zuerst.',
        },
        {
          title: 'Betriebe, für die wir einstehen',
          text: 'Unsere Partner kommen aus höchstens {{umkreis}} um {{ort}} und sind mit mindestens einer Million Euro haftpflichtversichert.',
        },
        {
          title: 'Eine Bauleitung',
          text: 'Wir planen die Reihenfolge, stimmen die Betriebe ab und sind auf der Baustelle. Sie haben einen Ansprechpartner.',
        },
        {
          title: 'Abnahme mit Fotos',
          text: 'Bezahlt wird, was fertig und in Ordnung ist. Sie erhalten Bilder von vorher und nachher mit der Rechnung.',
        },
        {
          title: 'Rechnungen sauber getrennt',
          text: 'Erhaltung und Modernisierung stehen auf eigenen Rechnungen, denn nur eine Modernisierung erlaubt eine Mieterhöhung nach § 559 BGB.',
        },
        {
          title: 'Termine mit den Mietern',
          text: 'Wir kündigen Arbeiten rechtzeitig an und vereinbaren den Zutritt. Ihre Mieter wissen, wer kommt und wie lange es dauert.',
        },
      ],
    },
    offers: {
      title: 'Arbeiten am und im Haus',
      lead: 'Als einzelner Auftrag oder im Jahresplan, mit festen Terminen und einem Budget, das Sie bestimmen.',
      cards: [
        {
          title: 'Reparaturen',
          text: 'Dach, Rinne, Fenster, Türen, Leitungen, Elektrik: von der klemmenden Haustür bis zum undichten Fallrohr.',
        },
        {
          title: 'Wartung und Prüfung',
          text: 'Heizung, Rauchwarnmelder, Aufzug, Trinkwasser: Wir führen die Fristen und legen die Nachweise ab.',
        },
        {
          title: 'Renovierung',
          text: 'Wohnungen zwischen zwei Mietern, Treppenhaus, Fassade, Bad: geplant, ausgeführt und abgenommen.',
        },
        {
          title: 'Garten und Winterdienst',
          text: 'Rasen, Hecken, Wege und Laub, im Winter räumen und streuen nach der Satzung Ihrer Gemeinde.',
        },
      ],
    },
    enquiry: {
      title: 'Arbeiten anfragen',
      lead: 'Sagen Sie uns, was zu tun ist. Wir melden uns innerhalb von {{stunden_nachricht}} Stunden.',
      prepare: [
        'Anschrift und Baujahr',
        'Fotos der Stelle: Schicken Sie sie als Antwort auf unsere Bestätigungsmail',
        'Ob das Haus oder die Wohnung bewohnt ist',
      ],
    },
    urgent: { title: '', text: '' },
    search: {
      title: 'Instandhaltungsarbeiten',
      description:
        'Instandhaltung für Häuser {{gegend}}: Reparaturen, Wartung, Renovierung, Außenanlagen. Betriebe aus der Region, eine Bauleitung, Abnahme mit Fotos.',
    },
  }),
  picture: {
    base: '/bilder/malerarbeiten',
    widths: [640, 960, 1280],
    width: 1280,
    height: 720,
    color: '#a8a8a8',
    alt: 'Visualisierung: Zimmer mit halb blau gestrichener Wand, Leiter, Farbeimern und Werkzeug',
  },
  beside: {
    base: '/bilder/neubau',
    widths: [480, 960],
    width: 1600,
    height: 900,
    color: '#787888',
    alt: 'Visualisierung: weißer Neubau mit Balkonen und Dachterrasse',
  },
  icons: [Hammer, Thermometer, PaintRoller, Trees],
  get promisedHours() {
    return site.promised.contactHours
  },
  get nextSteps() {
    return [
      `Wir melden uns innerhalb von ${site.promised.contactHours} Stunden mit Fragen oder einem Termin vor Ort.`,
      'Nach der Besichtigung erhalten Sie ein Angebot mit Umfang, Preis und Termin.',
      'Wenn Sie zusagen, stimmen wir den Beginn mit Ihnen und Ihren Mietern ab.',
    ]
  },
}
