import type { EnteredTexts } from '#platform/submissions/submission-kind.ts'
import { asFields, personalWords } from './personal-words.ts'

/**
 * The neutral first look (decision 0024): until an application for a flat is on the shortlist, who decides sees what matters for the
 * tenancy, and neither name nor origin, age or marital status. The list says what is shown: a question that is added later is hidden until
 * somebody decides otherwise.
 */
const shownFields = new Set([
  'apartment_id',
  'property_id',
  'current_address_city',
  'current_rent_euro',
  'current_lease_end_date',
  'household_size',
  'monthly_net_income_euro',
  'employment_type',
  'employment_since',
  'additional_income_euro',
  'pets',
  'pet_details',
  'smoking',
  'previous_evictions',
  'previous_evictions_details',
  'insolvency_proceedings',
  'insolvency_details',
  'deposit_available',
  'preferred_move_in_date',
  'privacy_policy_accepted',
  'data_processing_consent',
])

/** What was typed freely. In other fields a place or a word may well be somebody's place of birth, too, and a gap would tell that. */
const freeFields = new Set(['pet_details', 'previous_evictions_details', 'insolvency_details'])

/** The payload without what is hidden; who it is gives way to an ellipsis in free texts. */
export function neutralPayload(payload: unknown): Record<string, unknown> {
  const hide = nameHider(payload)
  return Object.fromEntries(
    Object.entries(asFields(payload))
      .filter(([name]) => shownFields.has(name))
      .map(([name, value]) => [name, typeof value === 'string' && freeFields.has(name) ? hide(value) : value]),
  )
}

/** What the hidden fields are called, for the page that says so: always the same, whatever was answered. */
export function hiddenLabels({ groups, labels }: EnteredTexts): string[] {
  return groups
    .flatMap(({ fields }) => fields)
    .filter((name) => !shownFields.has(name))
    .map((name) => labels[name] ?? name)
}

/** Replaces every name, address, number, origin and birth date of the applicant's in a text, wherever somebody wrote it. */
export function nameHider(payload: unknown): (text: string) => string {
  const words = personalWords(payload)
  if (words.length === 0) return (text) => text
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replaceAll(pattern, '…')
}
