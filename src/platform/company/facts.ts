import type { FieldGroup } from '../content/field-spec.ts'
import { box, boxes, choice, type CompanyRecord, coordinate, euro, line, text, type ValuesOf, whole } from './fact.ts'
import { federalStates } from './holidays.ts'
import { offerFacts, offerRecord } from './offer-facts.ts'

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
    hint: 'So wie sie in einem Satz steht, zum Beispiel „am Mittelrhein“ oder „in und um Jena“.',
    standard: 'in der Region',
  }),
  legal_name: line('Firma', { required: true, maxLength: 120, hint: 'Mit Rechtsform, wie im Register.' }),
  founded: whole('Gegründet', { required: true, min: 1800, max: 2100, standard: 2000 }),
  copyright_year: whole('Jahr im Fuß der Seiten', { required: true, min: 1900, max: 2100, standard: 2026 }),
}

const address = {
  street: line('Straße und Hausnummer', { required: true }),
  postal_code: line('Postleitzahl', { required: true, format: 'postal-code' }),
  city: line('Ort', { required: true, maxLength: 80 }),
  latitude: coordinate('Breitengrad', {
    min: 47,
    max: 55.1,
    standard: 51.16,
    hint: 'Für Suchmaschinen und die Anfahrt.',
  }),
  longitude: coordinate('Längengrad', { min: 5.8, max: 15.1, standard: 10.45 }),
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

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

const hours = {
  business_days: boxes(
    'Tage',
    weekdays.map((label) => ({ value: label.slice(0, 2), label })),
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
}

const inHours = (label: string, standard: number) => whole(label, { required: true, min: 0, max: 8760, standard })

const promises = {
  application_hours: inHours('Bewerbung um eine Wohnung oder als Partner: Antwort in Stunden', 72),
  contact_hours: inHours('Nachricht: Antwort in Stunden', 72),
  job_application_days: whole('Bewerbung um eine Stelle: Antwort in Tagen', {
    required: true,
    min: 1,
    max: 365,
    standard: 7,
  }),
  report_date_hours: inHours('Gutachten: Terminvorschlag in Stunden', 48),
  damage_assessment_hours: inHours('Schadensanierung: erste Einschätzung in Stunden', 24),
}

const inWords = (label: string, standard: string) => line(label, { required: true, maxLength: 60, standard })

const damages = {
  damage_emergency_hours: inHours('Notfall: Frist in Stunden', 0),
  damage_emergency_shown: inWords('Notfall: in Worten', 'sofort'),
  damage_high_hours: inHours('Hoch: Frist in Stunden', 24),
  damage_high_shown: inWords('Hoch: in Worten', 'innerhalb von 24 Stunden'),
  damage_medium_hours: inHours('Normal: Frist in Stunden', 72),
  damage_medium_shown: inWords('Normal: in Worten', 'in 2–3 Werktagen'),
  damage_low_hours: inHours('Niedrig: Frist in Stunden', 336),
  damage_low_shown: inWords('Niedrig: in Worten', 'in 1–2 Wochen'),
}

const services = {
  certificate_hours: inHours('Mietbescheinigung: Frist in Stunden', 120),
  certificate_shown: inWords('Mietbescheinigung: in Worten', 'in 3–5 Werktagen'),
  certificate_express_shown: inWords('Mietbescheinigung, Express: in Worten', 'in 1–2 Werktagen'),
  key_loss_hours: inHours('Schlüssel verloren: Frist in Stunden', 48),
  key_loss_shown: inWords('Schlüssel verloren: in Worten', 'in 1–2 Werktagen'),
}

const prices = {
  internet_label: line('Zusatz zur Miete', {
    maxLength: 120,
    wide: true,
    hint: 'Steht auf der Seite jeder Wohnung als freiwillig. Leer: Es gibt keinen.',
  }),
  internet_price_euro: euro('Preis im Monat'),
}

const application = {
  neutral_first_look: box('Bewerbungen zuerst ohne Namen ansehen', {
    wide: true,
    hint: 'Herkunft, Alter und Familienstand sieht das Büro erst in der engeren Auswahl (AGG).',
    standard: true,
  }),
}

/** Asked before a viewing only where the company wants it; data-protection authorities object (DSK-Orientierungshilfe „Selbstauskünfte“). */
const questions = {
  ask_place_of_birth: box('Geburtsort', { standard: false }),
  ask_nationality: box('Staatsangehörigkeit', { standard: false }),
  ask_marital_status: box('Familienstand', { standard: false }),
  ask_current_landlord: box('Jetziger Vermieter', { standard: false }),
  ask_smoking: box('Rauchen', { standard: false }),
}

const imprint = {
  managing_directors: line('Vertreten durch', { required: true, hint: 'Geschäftsführung, Vorstand oder Inhaber.' }),
  seat: line('Sitz', { required: true, hint: 'Wie in der Satzung.' }),
  register_court: line('Registergericht'),
  register_number: line('Registernummer', { hint: 'Zum Beispiel HRB 12345.' }),
  vat_id: line('Umsatzsteuer-Identifikationsnummer'),
  trade_authority: line('Aufsichtsbehörde', { wide: true, hint: 'Erteilt die Erlaubnis nach § 34c GewO.' }),
  liability_insurance: line('Berufshaftpflicht', { wide: true, hint: 'Versicherer, Anschrift, Geltungsbereich.' }),
  data_protection_mail: line('E-Mail-Adresse für den Datenschutz', { required: true, format: 'email' }),
  hosting: line('Rechenzentrum', { wide: true, hint: 'Wer den Server betreibt (Art. 28 DSGVO).' }),
}

const legalTexts = {
  testimonials_origin: line('Woher die Kundenstimmen sind', {
    wide: true,
    hint: 'Steht unter ihnen: ob und wie sie geprüft sind (§ 5b Abs. 3 UWG).',
    standard: 'Von Kunden, deren Auftrag wir kennen.',
  }),
  texts_as_of: line('Stand der Rechtstexte', { required: true, maxLength: 40, standard: 'Entwurf' }),
  are_texts_drafts: box('Die Rechtstexte sind Entwürfe', {
    wide: true,
    hint: 'Jede Rechtsseite sagt es, bis ein Anwalt sie freigegeben hat.',
    standard: true,
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
  offerRecord,
  {
    id: 'zeiten',
    title: 'Bürozeiten und Notfall',
    sections: [
      { legend: 'Bürozeiten', facts: hours },
      { legend: 'Notrufnummern', facts: emergency },
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
  { id: 'preise', title: 'Preise', sections: [{ legend: 'Zusatz zur Miete', facts: prices }] },
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
    id: 'impressum',
    title: 'Impressum und Recht',
    sections: [
      {
        legend: 'Impressum',
        hint: 'Was § 5 DDG, § 2 DL-InfoV, § 34c GewO und § 35a GmbHG verlangen. Steht auch unter Mails.',
        facts: imprint,
      },
      { legend: 'Rechtstexte', facts: legalTexts },
    ],
  },
]

const all = {
  ...name,
  ...address,
  ...contact,
  ...offerFacts,
  ...hours,
  ...emergency,
  ...promises,
  ...damages,
  ...services,
  ...prices,
  ...application,
  ...questions,
  ...imprint,
  ...legalTexts,
}

export type CompanyFacts = ValuesOf<typeof all>

/** What holds while nobody has entered anything. */
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
