import { day } from '#forms/days.ts'
import { declareForm, type Sent } from '#forms/declare-form.ts'
import { withoutInput } from '#forms/field.ts'
import { documentFiles, filesField, filesUpTo, picturesHint } from '#forms/file-rules.ts'
import { addressLine } from '#forms/postal-code.ts'
import { email, firstName, lastName, line, phone, text } from '#forms/text-fields.ts'

/** All files together. */
const MOST_FILE_BYTES = 40 * 1024 * 1024

const MOST_CERTIFICATES = 5

/** The job application of the specification's chapters 3 and 5, in its three steps. */
export const jobForm = declareForm({
  id: 'stellenbewerbung',
  endpoint: '/job-applications',
  fields: {
    /** The slug of the job; none: an application on the applicant's own initiative. */
    job: withoutInput(line('Stelle', { max: 200, summary: 'subject' })),
    firstName: firstName({ required: 'Vorname ist erforderlich' }),
    lastName: lastName({ required: 'Nachname ist erforderlich' }),
    email: email('E-Mail', {
      message: 'Ungültige E-Mail-Adresse',
      missing: 'E-Mail ist erforderlich',
      hint: 'Für die Eingangsbestätigung.',
    }),
    phone: phone('Telefon', {
      required: 'Telefonnummer ist erforderlich',
      hint: 'Für die Einladung zum Gespräch.',
      tells: 'phone',
    }),
    address: addressLine('Adresse', {
      required: 'Adresse ist erforderlich',
      max: 300,
      hint: 'Straße und Hausnummer, Postleitzahl und Ort.',
      wide: true,
    }),
    cv: filesField(
      'Lebenslauf (max. 5MB)',
      documentFiles({ maxMegabytes: 5, required: 'Lebenslauf ist erforderlich', picturesAs: 'Lebenslauf' }),
      { hint: `Ein Foto von Ihnen brauchen wir nicht. ${picturesHint}`, staffLabel: 'Lebenslauf' },
    ),
    coverLetter: filesField('Anschreiben (max. 5MB)', documentFiles({ maxMegabytes: 5, picturesAs: 'Anschreiben' }), {
      hint: picturesHint,
      staffLabel: 'Anschreiben',
      namedInSummary: false,
    }),
    certificates: filesField(
      'Zeugnisse (je max. 10MB)',
      documentFiles({ maxMegabytes: 10, atMost: MOST_CERTIFICATES, picturesAs: 'Zeugnisse' }),
      {
        hint: `Höchstens ${MOST_CERTIFICATES} Dateien. ${picturesHint}`,
        staffLabel: 'Zeugnisse',
        namedInSummary: false,
      },
    ),
    availableFrom: day('Verfügbar ab'),
    /** In the applicant's own words. */
    salary: line('Gehaltsvorstellung', {
      max: 100,
      hint: 'Zum Beispiel: 3.200 € brutto im Monat.',
      autoComplete: 'off',
    }),
    message: text('Nachricht', { hint: 'Was sollen wir noch wissen?', rows: 5, wide: true, summary: 'text' }),
  },
  steps: [
    {
      id: 'person',
      title: 'Persönliche Daten',
      lead: 'Wie erreichen wir Sie? Alter, Herkunft, Familie und ein Foto fragen wir nicht ab.',
      fields: ['firstName', 'lastName', 'email', 'phone', 'address'],
    },
    {
      id: 'unterlagen',
      title: 'Unterlagen',
      lead: 'Der Lebenslauf genügt. Möglich sind PDF, DOC, DOCX und Fotos der Seiten; am liebsten ist uns PDF.',
      fields: ['cv', 'coverLetter', 'certificates'],
    },
    {
      id: 'abschluss',
      title: 'Abschluss',
      lead: 'Noch drei freiwillige Angaben, dann sehen Sie alles durch und senden ab.',
      fields: ['availableFrom', 'salary', 'message'],
    },
  ],
  groups: [
    { heading: 'Bewerbung', fields: ['job', 'availableFrom', 'salary', 'message'] },
    { heading: 'Person', fields: ['firstName', 'lastName', 'email', 'phone', 'address'] },
  ],
  files: filesUpTo(MOST_FILE_BYTES),
})

export type JobApplication = Sent<typeof jobForm>
