import type { EnteredTexts } from '#platform/submissions/submission-kind.ts'

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

/** The payload without what is hidden; names in free texts give way to an ellipsis. */
export function neutralPayload(payload: unknown): Record<string, unknown> {
  const fields = typeof payload === 'object' && payload !== null ? Object.entries(payload) : []
  const hide = nameHider(payload)
  return Object.fromEntries(
    fields
      .filter(([name]) => shownFields.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? hide(value) : value]),
  )
}

/** What the hidden fields are called, for the page that says so: always the same, whatever was answered. */
export function hiddenLabels({ groups, labels }: EnteredTexts): string[] {
  return groups
    .flatMap(({ fields }) => fields)
    .filter((name) => !shownFields.has(name))
    .map((name) => labels[name] ?? name)
}

// Two letters are a name, too.
const WORTH_HIDING = 2

/** Replaces every name, address and number of the applicant's in a text, wherever somebody wrote it. */
export function nameHider(payload: unknown): (text: string) => string {
  const words = identifiers(payload).toSorted((one, other) => other.length - one.length)
  if (words.length === 0) return (text) => text
  const alternatives = words.map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replaceAll(pattern, '…')
}

function identifiers(payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null) return []
  const fields = payload as Record<string, unknown>
  const members = Array.isArray(fields.household_members) ? (fields.household_members as { name?: unknown }[]) : []
  const names = [fields.applicant_first_name, fields.applicant_last_name, ...members.map(({ name }) => name)]
  const whole = [fields.applicant_email, fields.applicant_phone]
  return [
    ...names.flatMap((name) => String(name ?? '').split(/[^\p{L}\p{N}]+/u)),
    ...whole.map((text) => String(text ?? '')),
  ].filter((word) => word.length >= WORTH_HIDING)
}
