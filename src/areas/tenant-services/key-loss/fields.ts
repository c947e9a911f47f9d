import { day } from '#forms/days.ts'
import { declareForm, type Sent } from '#forms/declare-form.ts'
import { choice, email, fullName, phone, text } from '#forms/text-fields.ts'
import { flatFields } from '../flats/fields.ts'

const lostKeys = [
  { value: 'front_door', label: 'Haustürschlüssel' },
  { value: 'flat', label: 'Wohnungsschlüssel' },
  { value: 'front_door_and_flat', label: 'Haustür- und Wohnungsschlüssel' },
  { value: 'letterbox', label: 'Briefkastenschlüssel' },
  { value: 'cellar', label: 'Kellerschlüssel' },
  { value: 'transponder', label: 'Transponder oder Karte' },
  { value: 'other', label: 'Anderer Schlüssel' },
] as const

/** Asks for the key first, then for its owner: in the order in which somebody thinks who stands before the door. */
export const keyLossForm = declareForm({
  id: 'schluessel-verloren',
  endpoint: '/key-losses',
  fields: {
    lost_key: choice('Was fehlt?', {
      required: 'Bitte wählen Sie, was fehlt',
      options: lostKeys,
      placeholder: 'Bitte wählen',
      staffLabel: 'Verloren',
      summary: 'subject',
    }),
    needed_by: day('Ersatz gebraucht bis', {
      required: 'Bitte geben Sie an, bis wann Sie Ersatz brauchen',
      summary: 'fact',
    }),
    details: text('Angaben dazu', {
      hint: 'Wo und wann verloren? Steckt ein Anhänger mit Ihrer Adresse daran?',
      rows: 4,
      wide: true,
      voluntary: true,
      summary: 'text',
    }),
    ...flatFields({ wide: true, voluntary: true }),
    reporter_name: fullName({ required: 'Name muss mindestens 2 Zeichen lang sein', min: 2, wide: true }),
    reporter_email: email('E-Mail'),
    reporter_phone: phone('Telefon', { tells: 'phone', voluntary: true }),
  },
  groups: [
    { heading: 'Schlüssel', fields: ['lost_key', 'needed_by', 'details'] },
    { heading: 'Gemeldet von', fields: ['reporter_name', 'reporter_email', 'reporter_phone', 'building_address'] },
  ],
})

export type KeyLoss = Sent<typeof keyLossForm>
