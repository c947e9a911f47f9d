import { CloudLightning, Droplets, Flame, Wind } from 'lucide-react'
import { site } from '#site'
import type { ServiceContent } from './service-content.ts'

export const damageRestoration = (): ServiceContent => ({
  service: 'schadensanierung',
  name: 'Schadensanierung',
  description: `Schadensanierung ${site.region}: Wasser, Schimmel, Brand, Sturm. Einschätzung innerhalb von ${site.promised.damageAssessmentHours} Stunden, Trocknung und Wiederaufbau unter einer Bauleitung.`,
  hero: {
    title: 'Schadensanierung',
    lead: `Wasser in der Decke, Schimmel hinter dem Schrank, Ruß nach einem Brand: Innerhalb von ${site.promised.damageAssessmentHours} Stunden schätzen wir den Schaden ein.`,
    picture: {
      base: '/bilder/wasserschaden',
      widths: [640, 960, 1280],
      width: 1280,
      height: 720,
      color: '#b8b8a8',
      alt: 'Visualisierung: Zimmer mit Wasserfleck an der Decke, davor ein Trockner und Werkzeug',
      title: null,
      description: null,
    },
  },
  benefits: {
    title: 'Erst stoppen, dann sanieren',
    lead: 'Ein Schaden wächst, solange niemand entscheidet. Deshalb kommt bei uns zuerst jemand, der entscheiden kann.',
    points: [
      {
        title: `Einschätzung in ${site.promised.damageAssessmentHours} Stunden`,
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
    beside: '/illustrationen/service-damage.svg',
  },
  offers: {
    title: 'Schäden, die wir sanieren',
    lead: 'Von der ersten Stunde bis zum letzten Anstrich, in bewohnten wie in leeren Häusern.',
    cards: [
      {
        Icon: Droplets,
        title: 'Wasserschaden',
        text: 'Leck orten, Wasser aufnehmen, Estrich und Wände trocknen, Boden und Putz erneuern.',
      },
      {
        Icon: Wind,
        title: 'Schimmel',
        text: 'Befall begrenzen, belastete Stoffe ausbauen, Ursache beseitigen und die Raumluft danach prüfen lassen.',
      },
      {
        Icon: Flame,
        title: 'Brand und Ruß',
        text: 'Räume sichern, Ruß und Geruch entfernen, Leitungen prüfen, Oberflächen neu aufbauen.',
      },
      {
        Icon: CloudLightning,
        title: 'Sturm und Hochwasser',
        text: 'Dach und Fenster notdürftig schließen, Keller leeren, trocknen und so aufbauen, dass es beim nächsten Mal besser geht.',
      },
    ],
  },
  enquiry: {
    title: 'Schaden beschreiben',
    lead: `Innerhalb von ${site.promised.damageAssessmentHours} Stunden erhalten Sie unsere erste Einschätzung.`,
    urgent: {
      title: 'Läuft noch Wasser, oder ist jemand in Gefahr?',
      text: `Rufen Sie an, statt zu schreiben: bei Gefahr für Menschen ${site.emergency.fire}, sonst uns, auch nachts und am Wochenende.`,
    },
    prepare: [
      'Fotos vom Schaden: Schicken Sie sie als Antwort auf unsere Bestätigungsmail',
      'Name der Gebäudeversicherung und Schadennummer, wenn es sie gibt',
      'Beschädigte Teile, etwa das geplatzte Rohr: bitte aufheben',
    ],
    promisedHours: site.promised.damageAssessmentHours,
    nextSteps: [
      `Innerhalb von ${site.promised.damageAssessmentHours} Stunden erhalten Sie unsere erste Einschätzung: was sofort zu tun ist und womit Sie rechnen sollten.`,
      'Schicken Sie uns Fotos als Antwort auf die Bestätigungsmail. Das macht die Einschätzung genauer.',
      'Melden Sie den Schaden heute noch Ihrer Gebäudeversicherung, falls Sie es nicht schon getan haben.',
    ],
  },
})
