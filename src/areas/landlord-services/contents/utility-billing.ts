import { Droplets, Landmark, Lightbulb, Thermometer } from 'lucide-react'
import { site } from '#site'
import { officePicture } from '#ui/picture/office-picture.ts'
import { type ServiceContent, serviceWords } from './service-content.ts'

export const utilityBilling: ServiceContent = {
  service: 'nebenkostenabrechnung',
  name: 'Nebenkostenabrechnung',
  words: serviceWords('nebenkostenabrechnung', {
    hero: {
      title: 'Nebenkosten\u00ADabrechnung',
      lead: 'Sie schicken uns Belege und Zählerstände, wir schicken Ihnen fertige Abrechnungen: rechtzeitig, verständlich und mit allen Angaben, die das Gesetz verlangt.',
    },
    benefits: {
      title: 'Sechs Punkte, die stimmen müssen',
      lead: 'Eine verspätete Abrechnung kostet die Nachzahlung, ein falscher Schlüssel den Frieden im Haus. Deshalb rechnen wir nach einer festen Liste ab.',
      points: [
        {
          title: 'Die Frist halten',
          text: 'Die Abrechnung muss zwölf Monate nach Ende des Zeitraums beim Mieter sein, sonst verfällt die Nachforderung (§ 556 Abs. 3 BGB).',
        },
        {
          title: 'Richtig verteilen',
          text: 'Heizung und Warmwasser zu 50 bis 70 Prozent nach Verbrauch (§§ 7, 8 HeizkostenV). Sonst darf der Mieter 15 Prozent kürzen.',
        },
        {
          title: 'Nur Umlagefähiges abrechnen',
          text: 'Verwaltung und Reparaturen gehören nicht hinein (§ 1 Abs. 2 BetrKV), Gebühren für das Kabelfernsehen seit Juli 2024 auch nicht mehr.',
        },
        {
          title: 'CO₂-Kosten aufteilen',
          text: 'In Wohnhäusern tragen Vermieter je nach Ausstoß bis zu 95 Prozent (CO2KostAufG). Wir rechnen beide Anteile aus und weisen sie aus.',
        },
        {
          title: 'Steuerlich Nutzbares nennen',
          text: 'Gartenpflege, Reinigung, Winterdienst: Ihre Mieter erhalten die Aufstellung der Kosten nach § 35a EStG gleich mit.',
        },
        {
          title: 'Belege parat haben',
          text: 'Mieter dürfen die Belege einsehen, auch elektronisch (§ 556 Abs. 4 BGB), und zwölf Monate lang widersprechen. Wir beantworten die Fragen.',
        },
      ],
    },
    offers: {
      title: 'Was wir abrechnen',
      lead: 'Alle Kostenarten in einer Abrechnung, oder nur die, die Sie nicht selbst machen möchten.',
      cards: [
        {
          title: 'Heizkosten',
          text: 'Heizung und Warmwasser nach Verbrauch, mit den Daten Ihres Messdienstes oder nach eigener Ablesung.',
        },
        {
          title: 'Betriebskosten',
          text: 'Grundsteuer, Versicherungen, Müllabfuhr, Straßenreinigung und Schornsteinfeger, verteilt wie im Mietvertrag vereinbart.',
        },
        {
          title: 'Wasser und Abwasser',
          text: 'Nach Zählern oder Wohnfläche, mit Blick auf Eichfristen und auf Abweichungen, die ein Leck verraten.',
        },
        {
          title: 'Allgemeine Kosten',
          text: 'Hausstrom, Hausmeister, Reinigung, Garten, Winterdienst und Aufzug, ohne die Anteile für Reparaturen.',
        },
      ],
    },
    enquiry: {
      title: 'Angebot für Ihre Abrechnung anfragen',
      lead: 'Sie erhalten innerhalb von {{stunden_nachricht}} Stunden eine Antwort, in der Regel mit einem festen Preis je Einheit.',
      prepare: [
        'Ende des letzten abgerechneten Zeitraums',
        'Heizungsart und Messdienst',
        'Die letzte Abrechnung, wenn es eine gibt',
      ],
    },
    urgent: { title: '', text: '' },
    search: {
      title: 'Nebenkostenabrechnung',
      description:
        'Nebenkostenabrechnung für Vermieter: Heizung, Betriebskosten, Wasser. Fristgerecht nach § 556 BGB, mit CO₂-Aufteilung, zum festen Preis je Einheit.',
    },
  }),
  picture: officePicture,
  beside: '/illustrationen/service-billing.svg',
  icons: [Thermometer, Landmark, Droplets, Lightbulb],
  get promisedHours() {
    return site.promised.contactHours
  },
  get nextSteps() {
    return [
      `Wir melden uns innerhalb von ${site.promised.contactHours} Stunden mit einem festen Preis je Einheit oder mit den Fragen, die dafür noch offen sind.`,
      'Wenn Sie zusagen, erhalten Sie eine Liste der Belege, die wir brauchen. Kopien genügen.',
      'Sie bekommen die Abrechnungen zur Durchsicht, bevor Ihre Mieter sie bekommen.',
    ]
  },
}
