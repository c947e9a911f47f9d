import { FileCheck, Scale, SearchCheck, ShieldCheck } from 'lucide-react'
import { site } from '#site'
import { type ServiceContent, serviceWords } from './service-content.ts'

export const expertReports: ServiceContent = {
  service: 'gutachten',
  name: 'Gutachten',
  words: serviceWords('gutachten', {
    hero: {
      title: 'Gutachten',
      lead: 'Was ist das Haus wert, und woher kommt der Riss in der Wand? Innerhalb von {{stunden_gutachten}} Stunden nennen wir Ihnen einen Termin.',
    },
    benefits: {
      title: 'Ein Gutachten, auf das Sie sich stützen können',
      lead: 'Wir klären zuerst, wofür Sie es brauchen. Denn eine Bank fragt anders als ein Finanzamt, und manchmal genügt ein Gespräch.',
      points: [
        {
          title: 'Termin innerhalb von {{stunden_gutachten}} Stunden',
          text: 'So schnell nach Ihrer Anfrage nennen wir Ihnen einen Tag für die Besichtigung, auch bei mehreren Beteiligten.',
        },
        {
          title: 'Der Preis steht vorher fest',
          text: 'Sie bekommen ein Angebot mit Umfang, Honorar und Abgabetag. Erst danach beginnt die Arbeit.',
        },
        {
          title: 'Jede Zahl mit ihrer Quelle',
          text: 'Bodenrichtwert, Vergleichspreise, Messwerte, Fotos: Wer das Gutachten liest, kann den Weg zum Ergebnis nachrechnen.',
        },
        {
          title: 'Unabhängige Sachverständige',
          text: 'Wer begutachtet, verdient weder am Verkauf noch an der Sanierung. Das Honorar hängt nicht vom Ergebnis ab.',
        },
        {
          title: 'Sie kennen die Gegend',
          text: 'Hanglage, Hochwasser, Fachwerk, Denkmalschutz: Das alles entscheidet mit über den Wert.',
        },
        {
          title: 'Wir sagen, wofür es taugt',
          text: 'Das Finanzamt verlangt bestimmte Sachverständige (§ 198 BewG), ein Gericht bestellt sie selbst (§ 404 ZPO). Das klären wir vor dem Auftrag.',
        },
      ],
    },
    offers: {
      title: 'Vier Anlässe für ein Gutachten',
      lead: 'Sie sind nicht sicher, welches Sie brauchen? Beschreiben Sie uns den Anlass, dann raten wir Ihnen.',
      cards: [
        {
          title: 'Verkehrswert',
          text: 'Was die Immobilie an einem Stichtag wert ist (§ 194 BauGB): vor dem Verkauf, nach einem Erbfall, bei einer Trennung.',
        },
        {
          title: 'Bauschäden',
          text: 'Risse, Feuchte, Schimmel: woher sie kommen, wie weit sie reichen und was die Beseitigung ungefähr kostet.',
        },
        {
          title: 'Beweissicherung',
          text: 'Bevor nebenan gebaut wird, halten wir den Zustand Ihres Hauses mit Fotos und Messmarken fest.',
        },
        {
          title: 'Kauf und Übergabe',
          text: 'Wir gehen mit Ihnen durch das Haus, bevor Sie unterschreiben, und schreiben auf, was in den nächsten Jahren ansteht.',
        },
      ],
    },
    enquiry: {
      title: 'Termin für ein Gutachten anfragen',
      lead: 'Innerhalb von {{stunden_gutachten}} Stunden nennen wir Ihnen einen Termin.',
      prepare: [
        'Anschrift, Baujahr und Wohnfläche, auch geschätzt',
        'Anlass und, wenn es einen gibt, der Stichtag',
        'Grundbuchauszug und Pläne, soweit vorhanden',
      ],
    },
    urgent: { title: '', text: '' },
    search: {
      title: 'Gutachten',
      description:
        'Gutachten für Häuser und Wohnungen {{gegend}}: Verkehrswert, Bauschäden, Beweissicherung, Kaufbegleitung. Einen Termin nennen wir innerhalb von {{stunden_gutachten}} Stunden.',
    },
  }),
  picture: {
    base: '/bilder/hausmodell',
    widths: [640, 960, 1280],
    width: 1280,
    height: 720,
    color: '#b8b8b8',
    alt: 'Visualisierung: Modell eines Wohnhauses auf einem Grundriss, daneben Stift und Maßstab',
  },
  beside: {
    base: '/bilder/mehrfamilienhaus-gauben',
    widths: [480, 960],
    width: 1280,
    height: 720,
    color: '#d8c8b8',
    alt: 'Visualisierung: Mehrfamilienhaus mit Dachgauben und Balkonen',
  },
  icons: [Scale, SearchCheck, ShieldCheck, FileCheck],
  get promisedHours() {
    return site.promised.reportDateHours
  },
  get nextSteps() {
    return [
      `Wir melden uns innerhalb von ${site.promised.reportDateHours} Stunden mit einem Termin für die Besichtigung.`,
      'Vor dem Termin erhalten Sie ein Angebot mit Umfang, Honorar und Abgabetag.',
      'Nach der Besichtigung erhalten Sie das Gutachten schriftlich, und wir gehen es mit Ihnen durch.',
    ]
  },
}
