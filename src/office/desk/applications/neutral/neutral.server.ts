import { tenantForm } from '#areas/letting/public.server.ts'
import type { Fields } from '#forms/field.ts'
import type { EnteredTexts } from '#values/entered-texts.ts'
import { asFields, personalWords } from './personal-words.server.ts'

/**
 * The neutral first look (decision 0024): until an application for a flat is on the shortlist, who decides sees what matters for the
 * tenancy, and neither name nor origin, age or marital status. The declaration says what is shown: a question that is added later is
 * hidden until somebody decides otherwise. Names are taken out only of what is typed freely: in other fields a place or a word may well be
 * somebody's place of birth, too, and a gap would tell that.
 */
const declared: Fields = tenantForm.fields
const neutralOf = (name: string) => (Object.hasOwn(declared, name) ? declared[name]?.neutral : undefined)

/** The payload without what is hidden; who it is gives way to an ellipsis in free texts. */
export function neutralPayload(payload: unknown): Record<string, unknown> {
  const hide = nameHider(payload)
  return Object.fromEntries(
    Object.entries(asFields(payload))
      .filter(([name]) => neutralOf(name) !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'string' && neutralOf(name) === 'without-names' ? hide(value) : value,
      ]),
  )
}

/** Names the hidden fields for the page that says so: always the same, whatever was answered. */
export function hiddenLabels({ groups, labels }: EnteredTexts): string[] {
  return groups
    .flatMap(({ fields }) => fields)
    .filter((name) => neutralOf(name) === undefined)
    .map((name) => labels[name] ?? name)
}

/** Replaces every name, address, number, origin and birth date of the applicant's in a text, wherever somebody wrote it. */
export function nameHider(payload: unknown): (text: string) => string {
  const words = personalWords(payload)
  if (words.length === 0) return (text) => text
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replaceAll(pattern, '…')
}
