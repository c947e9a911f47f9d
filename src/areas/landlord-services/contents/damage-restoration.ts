import { CloudLightning, Droplets, Flame, Wind } from 'lucide-react'
import { site } from '#site'
import { type ServiceContent, serviceWords } from './service-content.ts'

export const damageRestoration: ServiceContent = {
  service: 'schadensanierung',
  name: 'Schadensanierung',
  words: serviceWords('schadensanierung', {
    hero: {
      title: 'Schadensanierung',
      lead: 'Wasser in der Decke, Schimmel hinter dem Schrank, Ruß nach einem Brand: Innerhalb von {{stunden_schaden}} Stunden schätzen wir den Schaden ein.',
    },
    benefits: {
      title: 'Erst stoppen, dann sanieren',
      lead: 'Ein Schaden wächst, solange niemand entscheidet. Deshalb kommt bei uns zuerst jemand, der entscheiden kann.',
      points: [
        {
          title: 'Einschätzung in {{stunden_schaden}} Stunden',
          text: 'Nach Fotos oder vor Ort: Sie erfahren, was sofort zu tun ist, wie lange es dauert und mit welchen Kosten Sie rechnen sollten.',
        },
        {
          title: 'Zuerst die Ursache',
          text: 'Wer nur überstreicht, hat den Fleck im nächsten Winter wieder. Wir suchen das Leck oder die Wärmebrücke, bevor wir schließen.',
        },
        {
          title: 'Unterlagen für die Versicherung',
          text: 'Fotos, Messprotokolle und Kostenvoranschlag so, wie Versicherer sie prüfen. Melden müssen Sie den Schaden dort selbst, und zwar unverzüglich (§ 30 VVG).',
        },
        {
          title: 'Eine Bauleitung für alles',
          text: 'Trocknung, Putz, Boden, Maler, Elektrik: Wir stimmen die Betriebe ab. Sie haben eine Telefonnummer und am Ende eine Abnahme.',
        },
        {
          title: 'Mieter wissen Bescheid',
          text: 'Wir vereinbaren die Termine mit Ihren Mietern und sagen ihnen, wie lange Trockner laufen und wann es laut wird.',
        },
        {
          title: 'Trocken heißt gemessen',
          text: 'Wir messen die Feuchte vor, während und nach der Trocknung. Geschlossen wird erst, wenn die Werte stimmen.',
        },
      ],
    },
    offers: {
      title: 'Schäden, die wir sanieren',
      lead: 'Von der ersten Stunde bis zum letzten Anstrich, in bewohnten wie in leeren Häusern.',
      cards: [
        {
          title: 'Wasserschaden',
          text: 'Leck orten, Wasser aufnehmen, Estrich und Wände trocknen, Boden und Putz erneuern.',
        },
        {
          title: 'Schimmel',
          text: 'Befall begrenzen, belastete Stoffe ausbauen, Ursache beseitigen und die Raumluft danach prüfen lassen.',
        },
        {
          title: 'Brand und Ruß',
          text: 'Räume sichern, Ruß und Geruch entfernen, Leitungen prüfen, Oberflächen neu aufbauen.',
        },
        {
          title: 'Sturm und Hochwasser',
          text: 'Dach und Fenster notdürftig schließen, Keller leeren, trocknen und so aufbauen, dass es beim nächsten Mal besser geht.',
        },
      ],
    },
    enquiry: {
      title: 'Schaden beschreiben',
      lead: 'Innerhalb von {{stunden_schaden}} Stunden erhalten Sie unsere erste Einschätzung.',
      prepare: [
        'Fotos vom Schaden: Schicken Sie sie als Antwort auf unsere Bestätigungsmail',
        'Name der Gebäudeversicherung und Schadennummer, wenn es sie gibt',
        'Beschädigte Teile, etwa das geplatzte Rohr: bitte aufheben',
      ],
    },
    urgent: {
      title: 'Läuft noch Wasser, oder ist jemand in Gefahr?',
      text: 'Rufen Sie an, statt zu schreiben: bei Gefahr für Menschen {{feuerwehr}}, sonst uns. Sie erreichen uns {{notfallzeiten}}.',
    },
    search: {
      title: 'Schadensanierung',
      description:
        'Schadensanierung {{gegend}}: Wasser, Schimmel, Brand, Sturm. Einschätzung innerhalb von {{stunden_schaden}} Stunden, Trocknung und Wiederaufbau unter einer Bauleitung.',
    },
  }),
  picture: {
    base: '/bilder/wasserschaden',
    widths: [640, 960, 1280],
    width: 1280,
    height: 720,
    color: '#b8b8a8',
    alt: 'Visualisierung: Zimmer mit Wasserfleck an der Decke, davor ein Trockner und Werkzeug',
  },
  beside: '/illustrationen/service-damage.svg',
  icons: [Droplets, Wind, Flame, CloudLightning],
  get promisedHours() {
    return site.promised.damageAssessmentHours
  },
  get nextSteps() {
    return [
      `Innerhalb von ${site.promised.damageAssessmentHours} Stunden erhalten Sie unsere erste Einschätzung: was sofort zu tun ist und womit Sie rechnen sollten.`,
      'Schicken Sie uns Fotos als Antwort auf die Bestätigungsmail. Das macht die Einschätzung genauer.',
      'Melden Sie den Schaden heute noch Ihrer Gebäudeversicherung, falls Sie es nicht schon getan haben.',
    ]
  },
}
