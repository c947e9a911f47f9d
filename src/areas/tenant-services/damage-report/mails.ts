import {
  dueRow,
  examplePhone,
  flatLink,
  type FormMails,
  noticeMail,
  readExample,
  receiptMail,
  requestLink,
  typedParagraphs,
} from '#areas/form-mails.ts'
import { factsOf, senderFacts } from '#forms/staff-view.ts'
import { alarmMark, alarmOf } from '#requests/request/alarm.ts'
import { site } from '#site'
import { plural } from '#ui/format.ts'
import { exampleReport } from './example-report.ts'
import { damageForm, type DamageReport, isUrgent } from './fields.ts'
import { texts } from './texts.ts'
import { whoAnswers } from './who-answers.ts'

const { fields } = damageForm

/** Says where it is in our own words: a receipt repeats nothing typed, since anybody may type anybody's address. */
function placeRow({ apartment_id: id, building_address: typed }: DamageReport, flat: string | null) {
  if (flat !== null) return [[id === null ? 'Haus' : 'Wohnung', flat] as const]
  return typed === null ? [] : [['Ort', 'wie in Ihrer Meldung angegeben'] as const]
}

const example = () => ({
  payload: readExample(
    damageForm,
    exampleReport({ ...examplePhone('reporter_phone'), building_address: 'Musterstraße 4, 2. OG links' }),
  ),
  files: [1, 2].map((photo) => ({ field: 'photos', originalName: `Bild ${photo}.jpg`, sizeBytes: 240_000 })),
})

/** Both mails about one damage. */
export const damageReportMails: FormMails<DamageReport> = {
  receipt: receiptMail<DamageReport>({
    id: 'schadensmeldung-eingang',
    title: 'Schadensmeldung: Eingangsbestätigung',
    to: 'einen Schaden melden',
    subject: 'Ihre Schadensmeldung ist eingegangen ({{vorgangsnummer}})',
    placeholders: {
      sie_ist: [
        '„Sie ist“ oder „Sie ist mit 3 Fotos“',
        ({ files }) => (files.length === 0 ? 'Sie ist' : `Sie ist mit ${plural(files.length, 'Foto', 'Fotos')}`),
      ],
      frist: [
        'bis wann wir uns kümmern, je nach Dringlichkeit',
        ({ payload }) => site.promised.damageReport[payload.urgency_level].shown,
      ],
      fotos: ['„Fotos“ oder „weitere Fotos“', ({ files }) => (files.length === 0 ? 'Fotos' : 'weitere Fotos')],
    },
    opening: 'vielen Dank für Ihre Schadensmeldung an {{firma}}. {{sie_ist}} bei uns angekommen.',
    asks: [
      'Wo ist es?',
      'Wohnung oder Anschrift fehlen uns noch. Bitte tragen Sie den Ort auf der Seite Ihres Vorgangs nach, oder antworten Sie auf diese E-Mail: Straße, Hausnummer, Ort, Stockwerk. So findet jemand zu Ihnen.',
      ({ payload }) => payload.apartment_id === null && payload.building_address === null,
    ],
    next: [
      'Wir kümmern uns {{frist}} darum und melden uns bei Ihnen.',
      `${texts.worse} Telefon: {{telefon}}, bei Lebensgefahr {{feuerwehr}}.`,
    ],
    rows: ({ payload, flat, files, receivedAt }) =>
      isUrgent(payload)
        ? [
            ...placeRow(payload, flat),
            [fields.photos.label, files.length === 0 ? 'keine' : String(files.length)],
            ['Im Notfall', whoAnswers(receivedAt)],
          ]
        : [],
    more: 'Sie haben {{fotos}}? Antworten Sie auf diese E-Mail und hängen Sie die Bilder an.',
    notYou:
      'Sie haben uns gar nichts gemeldet? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Meldung.',
    example,
  }),
  /**
   * Carries everything that is needed to send somebody there at once. Of the photos only their number: mailboxes are outside the reach
   * of the deletion periods, and nobody has scanned the files.
   */
  notice: noticeMail<DamageReport>({
    id: 'schadensmeldung-meldung',
    title: 'Schadensmeldung: Meldung',
    mark: ({ payload }) =>
      alarmMark(alarmOf({ isEmergency: payload.urgency_level === 'emergency', isDanger: payload.is_safety_risk })),
    subject: 'Schadensmeldung {{vorgangsnummer}}: {{ort_des_schadens}}',
    placeholders: {
      ort_des_schadens: ['wo der Schaden ist', ({ payload }) => payload.damage_location],
      ein_schaden: [
        '„Ein Schaden“ oder „Ein Schaden mit Gefahr für Menschen“',
        ({ payload }) => (payload.is_safety_risk ? 'Ein Schaden mit Gefahr für Menschen' : 'Ein Schaden'),
      ],
    },
    opening: '{{ein_schaden}} wurde gemeldet.',
    rows: (about) => {
      const { payload, files } = about
      return [
        ...factsOf(damageForm, payload, 'urgency_level'),
        ...dueRow('Versprochen bis', about),
        ...factsOf(damageForm, payload, 'damage_location', 'building_address'),
        ...(payload.apartment_id === null && payload.building_address === null
          ? [['Wohnung oder Anschrift', 'nicht angegeben'] as const]
          : []),
        ...senderFacts(damageForm, payload),
        ...factsOf(damageForm, payload, 'preferred_contact_time'),
        [fields.photos.label, files.length === 0 ? 'keine' : `${files.length}, in der Verwaltung`],
      ]
    },
    below: (about) => {
      const { apartment_id: apartmentId, damage_description: description, additional_notes: notes } = about.payload
      return [
        ...(apartmentId === null ? [] : [flatLink(apartmentId, about)]),
        { heading: fields.damage_description.label },
        ...typedParagraphs(description),
        ...(notes === null ? [] : [{ heading: fields.additional_notes.label }, ...typedParagraphs(notes)]),
      ]
    },
    note: [
      'Die Fotos stehen in der Verwaltung, nicht in dieser E-Mail, damit sie mit Ablauf der Frist gelöscht werden können. Sie sind nicht auf Viren geprüft.',
      ({ files }) => files.length > 0,
    ],
    links: (about) => [requestLink('Der Vorgang in der Verwaltung', about)],
    closing: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die meldende Person.',
    example,
  }),
}
