import type { FieldGroup } from './content/field-spec.ts'
import { box, boxes, choice, type CompanyRecord, coordinate, line, text, type ValuesOf, wholeNumber } from './fact.ts'
import { areaFacts, areaRecord } from './area-facts.ts'
import { federalStates } from './holidays.ts'
import { offerFacts, offerRecord } from './offer-facts.ts'
import { colors, lettering, logo, lookSections } from './look-facts.ts'
import { application, damages, deposit, kept, prices, promises, questions, services } from './rule-facts.ts'
import { PICTURE_RECORD, pictureFacts, pictureSections } from './pictures/picture-places.ts'
import { imprint } from './imprint-facts.ts'
import { weekdays } from './weekdays.ts'

/** Everything that a company says of itself, each fact once: the form in the office, the company's file and `site` follow from it. */

const name = {
  brand: line('Name auf der Website', { required: true, maxLength: 60, standard: 'Neue Firma' }),
  claim: line('Was die Firma tut', {
    maxLength: 160,
    wide: true,
    hint: 'Ein Satz ohne Punkt am Ende: für Suchmaschinen und unter dem Logo im Fuß der Seiten.',
  }),
  offer: line('Was sie anbietet', {
    maxLength: 120,
    wide: true,
    hint: 'Folgt im Fuß der Seiten auf den Satz darüber, zum Beispiel „Vermietung und Verwaltung aus einer Hand“.',
  }),
  region: line('Gegend, mit Verhältniswort', {
    maxLength: 60,
    hint: 'So wie sie in einem Satz steht, zum Beispiel „an der Küste“ oder „in und um Leipzig“.',
    standard: 'in der Region',
  }),
  legal_name: line('Firma', { required: true, maxLength: 120, hint: 'Mit Rechtsform, wie im Register.' }),
  founded: wholeNumber('Gegründet', { required: true, min: 1800, max: 2100, standard: 2000 }),
  copyright_year: wholeNumber('Jahr im Fuß der Seiten', { required: true, min: 1900, max: 2100, standard: 2024 }),
}

const address = {
  street: line('Straße und Hausnummer', { required: true }),
  postal_code: line('Postleitzahl', { required: true, format: 'postal-code' }),
  city: line('Ort', { required: true, maxLength: 80 }),
  latitude: coordinate('Breitengrad', {
    min: 47,
    max: 55.1,
    standard: 51.16,
    hint: 'Für Suchmaschinen und die Anfahrt. Auf openstreetmap.org zeigt ein Rechtsklick auf Ihr Haus mit „Adresse anzeigen“ beide Zahlen.',
  }),
  longitude: coordinate('Längengrad', { min: 5.8, max: 15.1, standard: 10.45 }),
  map_latitude: coordinate('Mitte der Karte: Breitengrad', {
    min: 47,
    max: 55.1,
    standard: 51.16,
    hint: 'Wo die Karte beginnt, solange kein Haus eine Lage hat.',
  }),
  map_longitude: coordinate('Mitte der Karte: Längengrad', { min: 5.8, max: 15.1, standard: 10.45 }),
  directions: text('So kommt man hin', { wide: true, maxLength: 500 }),
}

const contact = {
  phone: line('Telefon', { required: true, format: 'phone', hint: 'Mit Vorwahl, zum Beispiel „06131 / 123456“.' }),
  email: line('E-Mail-Adresse', { required: true, format: 'email' }),
  messenger_url: line('Adresse im Messenger', {
    format: 'web-address',
    hint: 'Zum Beispiel https://wa.me/49… Leer: Es gibt keinen Knopf dafür.',
  }),
  linkedin_url: line('Seite bei LinkedIn', { format: 'web-address' }),
  facebook_url: line('Seite bei Facebook', { format: 'web-address' }),
}

const hours = {
  business_days: boxes(
    'Tage',
    Object.entries(weekdays).map(([value, label]) => ({ value, label })),
    { required: true, standard: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], wide: true },
  ),
  opens: line('Von', { required: true, format: 'time', standard: '08:00' }),
  closes: line('Bis', { required: true, format: 'time', standard: '17:00' }),
  federal_state: choice('Feiertage von', federalStates, {
    required: true,
    standard: 'RP',
    hint: 'An Feiertagen ist das Büro zu.',
  }),
}

const emergency = {
  emergency_fire: line('Feuerwehr und Rettungsdienst', { required: true, format: 'phone', standard: '112' }),
  emergency_police: line('Polizei', { required: true, format: 'phone', standard: '110' }),
  emergency_hours: line('Bei Notfällen im Haus erreichbar', {
    maxLength: 60,
    wide: true,
    hint: 'Wann außerhalb der Bürozeiten jemand abnimmt, zum Beispiel „rund um die Uhr“. Leer: Die Website verspricht nichts.',
  }),
}

const honesty = {
  testimonials_origin: line('Woher die Kundenstimmen sind', {
    wide: true,
    hint: 'Steht unter ihnen: ob und wie sie geprüft sind (§ 5b Abs. 3 UWG).',
    standard: 'Von Kunden, deren Auftrag wir kennen.',
  }),
  shows_demo_pictures: box('Mitgelieferte Bilder zeigen', {
    wide: true,
    hint: 'Erfundene Häuser, Räume und Landschaft, wo Sie kein eigenes Bild gewählt haben. Ohne sie stehen die Überschriften dort auf Farbe.',
  }),
  is_invented: box('Die Firma ist erfunden', {
    wide: true,
    hint: 'Nur für Vorführungen: Impressum und Kundenstimmen sagen es.',
  }),
}

/** Pages of the office, in their order. */
export const companyRecords: readonly CompanyRecord[] = [
  {
    id: 'kontakt',
    title: 'Name und Kontakt',
    sections: [
      { legend: 'Name', facts: name },
      { legend: 'Anschrift', facts: address },
      { legend: 'Erreichbar', facts: contact },
    ],
  },
  { id: 'aussehen', title: 'Aussehen', sections: lookSections },
  { id: PICTURE_RECORD, title: 'Bilder der Seiten', sections: pictureSections },
  offerRecord,
  areaRecord,
  {
    id: 'zeiten',
    title: 'Bürozeiten und Notfall',
    sections: [
      { legend: 'Bürozeiten', facts: hours },
      { legend: 'Notfall', facts: emergency },
    ],
  },
  {
    id: 'fristen',
    title: 'Versprochene Zeiten',
    sections: [
      {
        legend: 'Antworten',
        hint: 'Steht auf der Website und setzt im Büro die Frist. Stunden zählen auch nachts und am Wochenende.',
        facts: promises,
      },
      {
        legend: 'Schäden',
        hint: 'Die Stunden setzen die Frist im Büro; sie dürfen nicht länger sein als die Worte.',
        facts: damages,
      },
      { legend: 'Bescheinigungen und Schlüssel', facts: services },
    ],
  },
  {
    id: 'preise',
    title: 'Preise und Kaution',
    sections: [
      { legend: 'Zusatz zur Miete', facts: prices },
      { legend: 'Kaution', facts: deposit },
    ],
  },
  {
    id: 'bewerbung',
    title: 'Bewerbung um eine Wohnung',
    sections: [
      { legend: 'Auswahl', facts: application },
      {
        legend: 'Freiwillige Fragen',
        hint: 'Die Datenschutzaufsicht rät davon ab, das vor einer Besichtigung zu fragen.',
        facts: questions,
      },
    ],
  },
  {
    id: 'aufbewahrung',
    title: 'Aufbewahrung',
    sections: [
      {
        legend: 'Monate bis zur Löschung',
        hint: 'Innerhalb der Grenzen, die das Gesetz zieht. Gilt für alles, was danach kommt; was schon da ist, behält seinen Tag. Die Datenschutzerklärung und die Formulare sagen es von selbst.',
        facts: kept,
      },
    ],
  },
  {
    id: 'impressum',
    title: 'Impressum und Recht',
    sections: [
      {
        legend: 'Impressum',
        hint: 'Was § 5 DDG, § 2 DL-InfoV, § 34c GewO und § 35a GmbHG verlangen. Steht auch unter Mails.',
        facts: imprint,
      },
      { legend: 'Kundenstimmen und Vorführung', facts: honesty },
    ],
  },
]

const all = {
  ...name,
  ...logo,
  ...colors,
  ...lettering,
  ...pictureFacts,
  ...address,
  ...contact,
  ...offerFacts,
  ...areaFacts,
  ...hours,
  ...emergency,
  ...promises,
  ...damages,
  ...services,
  ...prices,
  ...deposit,
  ...application,
  ...questions,
  ...kept,
  ...imprint,
  ...honesty,
}

export type CompanyFacts = ValuesOf<typeof all>

/** Hold while nobody has entered anything. */
export const standardFacts = Object.fromEntries(
  Object.entries(all).map(([fact, { standard }]) => [fact, standard]),
) as CompanyFacts

/** The form of each page, as the office's editor draws it. */
export const companyGroups: readonly FieldGroup[] = companyRecords.flatMap(({ id, sections }) =>
  sections.map(({ legend, hint, facts }) => ({
    legend,
    ...(hint && { hint }),
    record: id,
    fields: Object.entries(facts).map(([fact, { standard: _standard, ...field }]) => ({ name: fact, ...field })),
  })),
)
