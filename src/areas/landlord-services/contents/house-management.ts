import { ClipboardCheck, KeyRound, ReceiptEuro, Wrench } from 'lucide-react'
import { site } from '#site'
import { type ServiceContent, serviceWords } from './service-content.ts'

export const houseManagement: ServiceContent = {
  service: 'hausverwaltung',
  name: 'Hausverwaltung',
  words: serviceWords('hausverwaltung', {
    hero: {
      title: 'Hausverwaltung',
      lead: 'Wir kümmern uns um Mieter, Technik und Zahlen. Sie entscheiden, was wichtig ist, und lesen den Rest im Monatsbericht.',
    },
    benefits: {
      title: 'Ihr Haus in geordneten Händen',
      lead: 'Unsere eigenen Häuser verwalten wir seit {{gegruendet}}. Was wir Ihnen anbieten, machen wir bei uns genauso.',
      points: [
        {
          title: 'Ein fester Ansprechpartner',
          text: 'Eine Person kennt Ihr Haus, Ihre Mieter und Ihre Verträge. Im Urlaub übernimmt eine Vertretung, die das Haus auch kennt.',
        },
        {
          title: 'Im Notfall {{notfallzeiten}}',
          text: 'Rohrbruch am Sonntag, Heizung kalt am Abend: Ihre Mieter erreichen uns {{notfallzeiten}}, und wir schicken den passenden Betrieb.',
        },
        {
          title: 'Ein Bericht im Monat',
          text: 'Mieteingänge, Rückstände, Aufträge und Rechnungen auf zwei Seiten. Was auffällt, steht oben.',
        },
        {
          title: 'Ausgaben nur mit Ihrem Ja',
          text: 'Sie legen eine Grenze fest. Bis dahin handeln wir sofort, darüber fragen wir Sie mit zwei Angeboten.',
        },
        {
          title: 'Getrennte Konten',
          text: 'Ihre Mieteinnahmen liegen auf einem Konto auf Ihren Namen. Kautionen legen wir getrennt an, wie es § 551 Abs. 3 BGB verlangt.',
        },
        {
          title: 'Unterlagen auf Wunsch',
          text: 'Erlaubnis, Versicherung und einen Mustervertrag zeigen wir Ihnen im ersten Gespräch.',
        },
      ],
    },
    offers: {
      title: 'Was wir übernehmen',
      lead: 'Alles zusammen oder einzelne Teile: Im Vertrag steht, was wir tun und was es kostet.',
      cards: [
        {
          title: 'Vermietung',
          text: 'Wir schreiben die Anzeige, zeigen die Wohnung, prüfen Bewerbungen und übergeben mit Protokoll. Die Auswahl treffen Sie.',
        },
        {
          title: 'Mieter betreuen',
          text: 'Fragen, Schäden, Streit um die Hausordnung, Kündigung und Rückgabe: Ihre Mieter wenden sich an uns, nicht an Sie.',
        },
        {
          title: 'Zahlen und Abrechnung',
          text: 'Mieten buchen, mahnen, Rechnungen prüfen und die Nebenkosten abrechnen, bevor die Frist von zwölf Monaten endet.',
        },
        {
          title: 'Technik und Wartung',
          text: 'Heizung, Aufzug, Rauchwarnmelder: Wir halten die Termine ein, beauftragen Betriebe und sehen nach, ob alles erledigt ist.',
        },
      ],
    },
    enquiry: {
      title: 'Angebot für Ihr Haus anfragen',
      lead: 'Erzählen Sie uns kurz, worum es geht. Wir melden uns innerhalb von {{stunden_nachricht}} Stunden.',
      prepare: [
        'Anschrift und Baujahr',
        'Zahl der Wohnungen und Gewerberäume',
        'Wer das Haus heute verwaltet, und wie lange der Vertrag noch läuft',
      ],
    },
    urgent: { title: '', text: '' },
    search: {
      title: 'Hausverwaltung',
      description:
        'Hausverwaltung {{gegend}}: Vermietung, Buchhaltung, Technik und Mieterbetreuung aus einer Hand, mit festem Ansprechpartner und monatlichem Bericht.',
    },
  }),
  picture: {
    base: '/bilder/wohnanlage',
    widths: [640, 960, 1280],
    width: 1280,
    height: 720,
    color: '#6888a8',
    alt: 'Visualisierung: weißes Mehrfamilienhaus mit blauen Balkonen hinter einer Hecke',
  },
  beside: {
    base: '/bilder/rotes-dach',
    widths: [480, 960],
    width: 1280,
    height: 720,
    color: '#88a8c8',
    alt: 'Visualisierung: gelbes Mehrfamilienhaus mit rotem Dach und Balkonen',
  },
  icons: [KeyRound, ClipboardCheck, ReceiptEuro, Wrench],
  get promisedHours() {
    return site.promised.contactHours
  },
  get nextSteps() {
    return [
      `Wir melden uns innerhalb von ${site.promised.contactHours} Stunden und vereinbaren einen Termin an Ihrem Haus.`,
      'Nach der Besichtigung erhalten Sie ein schriftliches Angebot mit allen Leistungen und dem Preis je Einheit.',
      'Sie entscheiden in Ruhe. Wenn Sie zusagen, holen wir Unterlagen und Schlüssel bei der bisherigen Verwaltung ab.',
    ]
  },
}
