import { declareForm, type Sent } from '#forms/declare-form.ts'
import { filesField, filesUpTo, photoFiles } from '#forms/file-rules.ts'
import { box, choice, email, fullName, line, phone, text } from '#forms/text-fields.ts'
import type { Site } from '#company/site-of.ts'
import { site } from '#site'
import { flatFields } from '../flats/fields.ts'

/** All photos together. */
const MOST_PHOTO_BYTES = 40 * 1024 * 1024

/** Browsers send them shrunk to less than one MB; without scripts they come as the camera made them. */
const photos = photoFiles({ maxMegabytes: 15, atMost: 6 })

const levelOf = <Value extends keyof Site['promised']['damageReport']>(
  value: Value,
  label: string,
  example: string,
) => ({
  value,
  label,
  get hint() {
    return site.promised.damageReport[value].shown
  },
  example,
})

/** The levels with what belongs to each, most urgent first. */
export const urgencyLevels = [
  levelOf('emergency', 'Notfall', 'Rohrbruch, Stromausfall im Haus, Heizungsausfall im Winter'),
  levelOf('high', 'Hoch', 'Kein warmes Wasser, ein Zimmer wird nicht warm, Wasser tropft durch die Decke'),
  levelOf('medium', 'Normal', 'Fenster schließt nicht, Abfluss läuft langsam ab'),
  levelOf('low', 'Niedrig', 'Kratzer, lockerer Griff, Lampe im Treppenhaus'),
] as const

const [emergency] = urgencyLevels

/** Somebody calls back at once: an emergency, or danger to people. */
export const isUrgent = (report: Readonly<Record<string, unknown>>) =>
  report.urgency_level === 'emergency' || report.is_safety_risk === true

/** The damage report of the specification's chapters 3 and 5, in the order in which somebody thinks who stands in front of the damage. */
export const damageForm = declareForm({
  id: 'schadensmeldung',
  endpoint: '/damage-reports',
  fields: {
    damage_description: text('Was ist passiert?', {
      required: 'Beschreibung muss mindestens 10 Zeichen lang sein',
      min: 10,
      max: 5000,
      hint: 'Was ist kaputt, seit wann, wird es schlimmer?',
      rows: 4,
      staffLabel: 'Beschreibung',
      summary: 'text',
    }),
    damage_location: line('Schadensort', {
      required: 'Bitte geben Sie den Schadensort an',
      min: 3,
      hint: 'Zum Beispiel: Bad, Keller, Treppenhaus',
      searched: true,
      summary: 'subject',
    }),
    photos: filesField('Fotos', photos, {
      hint: 'Bis zu 6: ein Überblick, dann von Nahem. Den Aufnahmeort und andere versteckte Angaben entfernen wir.',
      voluntary: true,
    }),
    urgency_level: choice('Wie dringend ist es?', {
      options: urgencyLevels.toReversed(),
      begins: 'medium',
      hint: `Ein Notfall ist zum Beispiel: ${emergency.example}.`,
      staffLabel: 'Dringlichkeit',
      summary: 'fact',
    }),
    is_safety_risk: box('Es besteht Gefahr für Menschen', {
      hint: 'Zum Beispiel: lose Stromleitung, Einsturz, Gas, Rauch',
      staffLabel: 'Gefahr für Menschen',
    }),
    ...flatFields({ voluntary: true }),
    reporter_name: fullName({ required: 'Name muss mindestens 2 Zeichen lang sein', min: 2 }),
    reporter_email: email('E-Mail'),
    reporter_phone: phone('Telefon', { tells: 'phone', voluntary: 'Damit geht es oft am schnellsten.' }),
    preferred_contact_time: line('Wunschzeit', { hint: 'Wann erreichen wir Sie am besten?', voluntary: true }),
    additional_notes: text('Weitere Hinweise', {
      hint: 'Zum Beispiel: Haustiere, wer den Schlüssel hat',
      rows: 3,
      wide: true,
      voluntary: true,
    }),
  },
  steps: [
    {
      id: 'schaden',
      title: 'Der Schaden',
      fields: ['damage_description', 'damage_location', 'photos', 'urgency_level', 'is_safety_risk'],
    },
    {
      id: 'ort',
      title: 'Wo ist es?',
      lead: 'Wohnung oder Anschrift: Mit einer der beiden Angaben findet gleich jemand zu Ihnen. Ohne sie müssen wir erst bei Ihnen nachfragen. Absenden können Sie die Meldung trotzdem.',
      fields: ['apartment_id', 'building_address'],
    },
    {
      id: 'kontakt',
      title: 'Wie erreichen wir Sie?',
      fields: ['reporter_name', 'reporter_email', 'reporter_phone', 'preferred_contact_time', 'additional_notes'],
    },
  ],
  groups: [
    {
      heading: 'Schaden',
      fields: ['urgency_level', 'is_safety_risk', 'damage_location', 'damage_description', 'additional_notes'],
    },
    {
      heading: 'Gemeldet von',
      fields: ['reporter_name', 'reporter_email', 'reporter_phone', 'preferred_contact_time', 'building_address'],
    },
  ],
  files: filesUpTo(MOST_PHOTO_BYTES),
})

export type DamageReport = Sent<typeof damageForm>

/** Marks a report in the confirmation's address: no place, an emergency, nobody to call back. */
export const confirmedWith = (report: Readonly<Record<string, unknown>>): Record<string, string> => ({
  ...(!report.apartment_id && !report.building_address && { ort: 'offen' }),
  ...(isUrgent(report) && { notfall: report.reporter_phone ? 'ja' : 'ohne-telefon' }),
})

export type UrgencyLevel = DamageReport['urgency_level']
