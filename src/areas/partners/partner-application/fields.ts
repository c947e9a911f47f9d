import { wholeNumber } from '#forms/amount-fields.ts'
import { declareForm, type Sent } from '#forms/declare-form.ts'
import { documentFiles, filesField, filesUpTo, picturesHint } from '#forms/file-rules.ts'
import { addressLine } from '#forms/postal-code.ts'
import { choice, email, line, phone, text } from '#forms/text-fields.ts'
import { partnershipTypes } from './texts.ts'

/** All files together. */
const MOST_FILE_BYTES = 30 * 1024 * 1024

const MOST_PROOFS = 3
const MOST_YEARS = 99

/** Proofs of insurance, registration and qualification: voluntary, for they can also be shown later. */
const proofs = documentFiles({ maxMegabytes: 10, atMost: MOST_PROOFS, picturesAs: 'Nachweise' })

/** The partner application in the four steps of the specification: names of its chapter 3, messages of its chapter 5. */
export const partnerForm = declareForm({
  id: 'handwerker-partner',
  endpoint: '/submit-form',
  fields: {
    partnershipType: choice('Art der Partnerschaft', {
      required: 'Bitte wählen Sie eine Partnerschaftsart.',
      options: [
        { value: 'general', ...partnershipTypes.general, staffLabel: 'für alle Objekte' },
        { value: 'local', ...partnershipTypes.local, staffLabel: 'für bestimmte Objekte' },
      ],
      wide: true,
    }),
    // A local partner says for which houses; a general one works for all of them.
    specificObjects: text('Gewünschte Objekte oder Standorte', {
      onlyIf: {
        field: 'partnershipType',
        is: 'local',
        required: 'Bitte geben Sie die gewünschten Objekte/Standorte an.',
      },
      hint: 'Nur für die lokale Partnerschaft: Straßen, Orte oder Häuser.',
      rows: 3,
      wide: true,
      namedInSummary: false,
    }),

    companyName: line('Firmenname', {
      required: 'Bitte geben Sie den Firmennamen an.',
      autoComplete: 'organization',
      searched: true,
    }),
    contactPerson: line('Ansprechperson', {
      required: 'Bitte geben Sie eine Ansprechperson an.',
      autoComplete: 'name',
      tells: 'name',
    }),
    email: email('E-Mail', {
      message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
      missing: 'Bitte geben Sie die E-Mail-Adresse an.',
    }),
    phone: phone('Telefon', { required: 'Bitte geben Sie die Telefonnummer an.', tells: 'phone' }),
    companyAddress: addressLine('Firmenadresse', {
      required: 'Bitte geben Sie die Firmenadresse an.',
      hint: 'Straße und Hausnummer, Postleitzahl, Ort',
      wide: true,
    }),

    /** A trade's name. Whether it is sought is looked up when it is stored. */
    tradeCategory: line('Gewerk', { required: 'Bitte wählen Sie ein Gewerk aus.', searched: true, summary: 'subject' }),
    experienceYears: wholeNumber('Berufsjahre', {
      min: 0,
      max: MOST_YEARS,
      required: 'Bitte geben Sie die Anzahl der Berufsjahre an.',
      tooMany: `Bitte prüfen Sie die Anzahl: Es sind mehr als ${MOST_YEARS} Jahre.`,
      hint: 'In ganzen Jahren, zum Beispiel 12.',
      autoComplete: 'off',
      namedInSummary: true,
    }),
    servicesOffered: text('Angebotene Leistungen', {
      required: 'Bitte geben Sie die angebotenen Leistungen an.',
      hint: 'Was Sie selbst ausführen, gern auch, was nicht.',
      wide: true,
      summary: 'text',
    }),
    coverageAreas: text('Einsatzgebiet', {
      required: 'Bitte geben Sie das Einsatzgebiet an.',
      hint: 'Orte oder Umkreis.',
      rows: 3,
      wide: true,
    }),

    website: line('Website', {
      voluntary: true,
      inputMode: 'url',
      autoComplete: 'url',
      autoCapitalize: 'none',
      wide: true,
    }),
    certifications: text('Zertifikate und Qualifikationen', {
      voluntary: true,
      hint: 'Zum Beispiel Meisterbrief, Fachbetrieb nach Wasserhaushaltsgesetz.',
      rows: 3,
    }),
    insuranceInfo: text('Versicherung', {
      voluntary: true,
      hint: 'Versicherer und Deckungssumme Ihrer Betriebshaftpflicht.',
      rows: 3,
    }),
    proofs: filesField('Nachweise (je max. 10MB)', proofs, {
      staffLabel: 'Nachweise',
      hint: `Bestätigung der Betriebshaftpflicht, Handwerkskarte oder Gewerbeanmeldung, Freistellungsbescheinigung: PDF, DOC oder DOCX, höchstens ${MOST_PROOFS} Dateien. ${picturesHint} Sie können die Nachweise auch später zeigen.`,
      voluntary: true,
      wide: true,
    }),
    companyReferences: text('Referenzen', { voluntary: true, wide: true }),
    message: text('Nachricht', { voluntary: true, wide: true }),
  },
  steps: [
    {
      id: 'partnerschaft',
      title: 'Partnerschaft',
      lead: 'Wie möchten Sie mit uns arbeiten?',
      fields: ['partnershipType', 'specificObjects'],
    },
    {
      id: 'betrieb',
      title: 'Ihr Betrieb',
      lead: 'Wer sind Sie, und wie erreichen wir Sie?',
      fields: ['companyName', 'contactPerson', 'email', 'phone', 'companyAddress'],
    },
    {
      id: 'leistungen',
      title: 'Gewerk und Leistungen',
      lead: 'Was können wir Ihnen anvertrauen, und wo?',
      fields: ['tradeCategory', 'experienceYears', 'servicesOffered', 'coverageAreas'],
    },
    {
      id: 'weiteres',
      title: 'Weitere Angaben',
      lead: 'Alles hier ist freiwillig. Es hilft uns, schneller zu entscheiden.',
      fields: ['website', 'certifications', 'insuranceInfo', 'proofs', 'companyReferences', 'message'],
    },
  ],
  groups: [
    {
      heading: 'Betrieb',
      fields: ['companyName', 'contactPerson', 'email', 'phone', 'companyAddress', 'website'],
    },
    {
      heading: 'Leistungen',
      fields: [
        'tradeCategory',
        'experienceYears',
        'servicesOffered',
        'coverageAreas',
        'partnershipType',
        'specificObjects',
      ],
    },
    { heading: 'Nachweise', fields: ['certifications', 'insuranceInfo', 'companyReferences', 'message'] },
  ],
  files: filesUpTo(MOST_FILE_BYTES),
})

export type PartnerApplication = Sent<typeof partnerForm>
