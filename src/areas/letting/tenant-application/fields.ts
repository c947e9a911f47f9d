import { euro } from '#forms/amount-fields.ts'
import { day } from '#forms/days.ts'
import { declareForm, type Sent } from '#forms/declare-form.ts'
import { asksIf, type Field, inForm, withoutInput } from '#forms/field.ts'
import { postalCode } from '#forms/postal-code.ts'
import { asShown, box, choice, consent, email, firstName, lastName, line, phone, text } from '#forms/text-fields.ts'
import type { Site } from '#company/site-of.ts'
import { site } from '#site'
import { finances, financesForStaff } from './finances.ts'
import { household } from './household.ts'
import { householdSizeFor } from './rules.ts'

/** Ids of ours are shorter. */
const LONGEST_ID = 100

type Question = keyof Site['tenantApplication']['sensitiveQuestions']

/** Staff switch it off and on at `/verwaltung/firma/bewerbung`. */
const asks = <Value>(question: Question, field: Field<Value>) =>
  asksIf(() => site.tenantApplication.sensitiveQuestions[question], field)

// The fields of the specification's chapters 3 and 5, step by step.

const flat = {
  /** Narrows the buildings. */
  city: inForm(line('Stadt', { required: 'Bitte wählen Sie eine Stadt' })),
  property_id: line('Gebäude', { required: 'Bitte wählen Sie ein Gebäude', max: LONGEST_ID, neutral: 'shown' }),
  /** None: a general application for the building. */
  apartment_id: line('Wohnung', {
    max: LONGEST_ID,
    hint: 'Lassen Sie das Feld leer, wenn Sie sich allgemein für das Gebäude bewerben.',
    neutral: 'shown',
    namedInSummary: false,
  }),
}

const applicant = {
  applicant_first_name: firstName({ required: 'Vorname ist erforderlich' }),
  applicant_last_name: lastName({ required: 'Nachname ist erforderlich' }),
  applicant_email: email('E-Mail', {
    message: 'Gültige E-Mail-Adresse erforderlich',
    hint: 'Für die Eingangsbestätigung.',
  }),
  applicant_phone: phone('Telefon', { hint: 'Für Rückfragen.', tells: 'phone' }),
  applicant_birth_date: day('Geburtsdatum', { latest: 'today', autoComplete: 'bday', tells: 'birth-date' }),
  applicant_place_of_birth: asks(
    'applicant_place_of_birth',
    line('Geburtsort', {
      voluntary: 'Nur für den Mietvertrag, wenn es so weit ist.',
      autoComplete: 'off',
      tells: 'birth-place',
    }),
  ),
  applicant_nationality: asks(
    'applicant_nationality',
    line('Staatsangehörigkeit', {
      voluntary: 'Nur für Formulare in passender Sprache.',
      autoComplete: 'off',
      tells: 'nationality',
    }),
  ),
  applicant_marital_status: asks(
    'applicant_marital_status',
    choice('Familienstand', {
      options: asShown('ledig', 'verheiratet', 'geschieden', 'verwitwet'),
      placeholder: 'Keine Angabe',
      voluntary: 'Nur um zu wissen, wer unterschreibt.',
    }),
  ),
}

const address = {
  current_address_street: line('Straße und Hausnummer', {
    required: 'Straße ist erforderlich',
    autoComplete: 'street-address',
  }),
  current_address_postal_code: postalCode('Postleitzahl', { required: 'PLZ ist erforderlich' }),
  current_address_city: line('Stadt', {
    required: 'Stadt ist erforderlich',
    max: 100,
    autoComplete: 'address-level2',
    neutral: 'shown',
    searched: true,
  }),
  current_landlord_name: asks(
    'current_landlord',
    line('Name Ihres Vermieters', {
      voluntary: 'Wir fragen dort nur nach, wenn Sie vorher zugestimmt haben.',
      autoComplete: 'off',
      staffLabel: 'Vermieter',
    }),
  ),
  current_landlord_phone: asks(
    'current_landlord',
    phone('Telefon Ihres Vermieters', {
      voluntary: 'Wir rufen dort nur an, wenn Sie vorher zugestimmt haben.',
      autoComplete: 'off',
      staffLabel: 'Telefon des Vermieters',
    }),
  ),
  current_rent_euro: euro('Aktuelle Miete im Monat', { hint: 'Zum Beispiel 640,50', neutral: 'shown' }),
  current_lease_end_date: day('Ende des Mietvertrags', { latest: 'far', neutral: 'shown' }),
}

const disclosure = {
  pets: box('Ich halte Haustiere', {
    staffLabel: 'Haustiere',
    tells: 'pets',
    compared: { rank: 4, withDetail: true },
    neutral: 'shown',
  }),
  pet_details: text('Welche Haustiere?', {
    onlyIf: { field: 'pets', is: true },
    hint: 'Art, Anzahl, Größe',
    neutral: 'without-names',
  }),
  smoking: asks(
    'smoking',
    box('Ich rauche', {
      voluntary: 'Nur für Wohnungen mit gemeinsam genutzten Räumen von Bedeutung.',
      staffLabel: 'Raucht',
      compared: { rank: 5 },
      neutral: 'shown',
    }),
  ),
  previous_evictions: box('Gegen mich gab es eine Räumungsklage oder Zwangsräumung', {
    staffLabel: 'Räumungsklage oder Zwangsräumung',
    compared: { as: 'Räumungsklage', rank: 7 },
    neutral: 'shown',
  }),
  previous_evictions_details: text('Angaben zur Räumung', {
    onlyIf: { field: 'previous_evictions', is: true },
    hint: 'Wann und warum?',
    neutral: 'without-names',
  }),
  insolvency_proceedings: box('Gegen mich läuft oder lief ein Insolvenzverfahren', {
    staffLabel: 'Insolvenzverfahren',
    compared: { rank: 8 },
    neutral: 'shown',
  }),
  insolvency_details: text('Angaben zum Insolvenzverfahren', {
    onlyIf: { field: 'insolvency_proceedings', is: true },
    hint: 'Seit wann, und wie ist der Stand?',
    neutral: 'without-names',
  }),
  deposit_available: box('Ich kann die Kaution sofort zahlen', {
    staffLabel: 'Kaution sofort verfügbar',
    compared: { rank: 6 },
    neutral: 'shown',
  }),
}

/** No input asks for it; JSON may give it. */
const unasked = {
  additional_comments: withoutInput(text('Anmerkungen')),
}

const consents = {
  privacy_policy_accepted: consent('Datenschutzrichtlinie', 'Datenschutzrichtlinie muss akzeptiert werden', {
    neutral: 'shown',
  }),
  data_processing_consent: consent('Datenverarbeitung', 'Datenverarbeitung muss zugestimmt werden', {
    neutral: 'shown',
  }),
}

const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[]

/** The tenant application (Mieterbewerbung) as it is asked, sent and stored. */
export const tenantForm = declareForm({
  id: 'mieterbewerbung',
  endpoint: '/tenant-applications',
  fields: { ...flat, ...applicant, ...address, ...household, ...finances, ...disclosure, ...unasked, ...consents },
  steps: [
    {
      id: 'wohnung',
      title: 'Wohnung',
      lead: 'Um welche Wohnung geht es? Angeboten wird, was jetzt frei ist.',
      fields: namesOf(flat),
    },
    {
      id: 'hauptbewerber',
      title: 'Hauptbewerber',
      lead: 'Wer soll im Mietvertrag stehen?',
      fields: namesOf(applicant),
    },
    { id: 'adresse', title: 'Adresse', lead: 'Wo wohnen Sie jetzt?', fields: namesOf(address) },
    { id: 'haushalt', title: 'Haushalt', lead: 'Wie viele Personen ziehen ein?', fields: namesOf(household) },
    {
      id: 'finanzen',
      title: 'Finanzen',
      lead: 'Wovon wird die Miete bezahlt? Nachweise brauchen wir jetzt noch nicht.',
      fields: namesOf(finances),
    },
    {
      id: 'selbstauskunft',
      title: 'Selbstauskunft',
      lead: 'Kreuzen Sie an, was zutrifft. Ein Kreuz schließt Sie nicht aus; wir sprechen mit Ihnen darüber.',
      fields: namesOf(disclosure),
    },
    {
      id: 'datenschutz',
      title: 'Datenschutz',
      lead: 'Fast geschafft: noch einmal durchsehen, zustimmen, absenden.',
      fields: namesOf(consents),
    },
  ],
  groups: [
    { heading: 'Hauptbewerber', fields: namesOf(applicant) },
    { heading: 'Jetzige Wohnung', fields: namesOf(address) },
    { heading: 'Haushalt', fields: namesOf(household) },
    { heading: 'Einkommen', fields: financesForStaff },
    { heading: 'Selbstauskunft', fields: [...namesOf(disclosure), ...namesOf(unasked)] },
    { heading: 'Einwilligungen', fields: namesOf(consents) },
  ],
  // A household is no smaller than the list of its members.
  settle: (values) => ({
    ...values,
    household_size: Math.max(values.household_size, householdSizeFor(values.household_members?.length ?? 0)),
  }),
})

export type TenantApplication = Sent<typeof tenantForm>
export type ApplicationStep = (typeof tenantForm.steps)[number]

/** Applicants who come from a flat have chosen it already: six steps instead of seven. */
export function stepsFor(isChosen: boolean): readonly [ApplicationStep, ...ApplicationStep[]] {
  const [first, second, ...others] = tenantForm.steps
  return isChosen && second ? [second, ...others] : [first, ...tenantForm.steps.slice(1)]
}
