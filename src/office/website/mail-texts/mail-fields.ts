import { companyPlaceholders } from '#company/placeholder-labels.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import type { FieldGroup, FieldSpec } from '#company/content/field-spec.ts'
import type { MailPart, StandardMail } from '#requests/mail/standard-mail.ts'
import { placeholdersIn, shownPlaceholders, wrongPlaceholder } from '#platform/placeholder-checks.ts'

/** A mail as its editor and its file need it. */
export type EditedMail = Pick<StandardMail, 'id' | 'parts' | 'placeholders'>

const paragraphHint = 'Eine leere Zeile beginnt einen Absatz.'

function hintOf({ input, max, needs = [] }: MailPart): string {
  const length = `Bis ${max.toLocaleString('de-DE')} Zeichen.`
  const needed = needs.length > 0 ? `Muss ${shownPlaceholders(needs)} enthalten.` : ''
  return [length, input === 'text' ? paragraphHint : '', needed].filter(Boolean).join(' ')
}

const fieldFor = (name: string, part: MailPart): FieldSpec => ({
  name,
  label: part.label,
  input: part.input,
  maxLength: part.max,
  wide: true,
  hint: hintOf(part),
  ...(part.required && { required: true }),
})

/** The texts of a mail as the office's editor draws them. */
export const groupOf = ({ id, parts }: EditedMail): FieldGroup => ({
  legend: 'Texte',
  hint: 'Was hier nicht steht, setzt die Website selbst ein: Vorgangsnummern, Angaben, Links und unten die Angaben der Firma.',
  record: id,
  fields: Object.entries(parts).map(([name, part]) => fieldFor(name, part)),
})

export const standardTexts = ({ parts }: EditedMail): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([name, { standard }]) => [name, standard]))

/** All that may stand in its texts, its own first. */
export const placeholdersOf = ({ placeholders }: EditedMail): Readonly<Record<string, string>> => ({
  ...placeholders,
  ...companyPlaceholders,
})

/** By field: a placeholder that this mail has no value for, or one that it cannot do without. */
export function mailFaults(mail: EditedMail, values: ContentValues): Record<string, string> {
  const known = Object.keys(placeholdersOf(mail))
  return Object.fromEntries(
    Object.entries(mail.parts).flatMap(([name, { needs = [], required = false }]) => {
      const said = String(values[name] ?? '')
      const wrong = wrongPlaceholder(said, known)
      if (wrong !== null) return [[name, wrong]]
      const missing = needs.find((each) => !placeholdersIn(said).includes(each))
      // An optional part that is left out needs nothing.
      if (missing === undefined || (said === '' && !required)) return []
      return [[name, `Hier darf {{${missing}}} nicht fehlen: ${mail.placeholders[missing] ?? ''}.`]]
    }),
  )
}
