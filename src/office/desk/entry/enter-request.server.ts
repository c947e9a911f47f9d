import type { App } from '#platform/app.server.ts'
import type { FileRules } from '#values/file-rule.ts'
import { refusalOf, storeRequest } from '#requests/request/accept.server.ts'
import type { CameBy } from '#requests/request/repository.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { type Attached, soundFiles } from '../request/attachments/read-request-form.server.ts'
import { scanRule } from '../request/attachments/rules.ts'
import { type EntryForm, subjectChoices } from './entry-form.server.ts'
import { isCameBy } from './came-by.ts'

/** A form's rules ask for an address, which not everybody has: stands in while they judge, and is never stored or written to. */
const STAND_IN = 'keine-adresse@example.invalid'

/** Files that the form takes; its own are optional, since a scan of the letter may hold them. */
export function entryRules({ kind }: EntryForm): FileRules {
  const own = Object.entries(kind.files ?? {}).map(([name, rule]) => [name, { ...rule, required: null }] as const)
  return { ...Object.fromEntries(own), scan: scanRule }
}

type Entered =
  | { ok: true; reference: string }
  | { ok: false; status: number; message?: string; errors: Record<string, string> }

/** Stores a request for somebody else, by the rules of its own form: marked with how it came in and who entered it. */
export async function enterRequest(
  app: App,
  staff: Staff,
  entry: EntryForm,
  { form, attached }: { form: FormData; attached: Attached },
): Promise<Entered> {
  const { kind } = entry
  const cameBy = form.get('herkunft')
  const { input, addressNames } = await readInput(app, entry, form)
  const parsed = kind.parse(input)
  const faults = isCameBy(cameBy) ? {} : { herkunft: 'Bitte wählen Sie, wie die Anfrage kam.' }
  const errors: Record<string, string> = { ...faults, ...(parsed.ok ? {} : parsed.errors) }
  const isWrong = Object.keys(errors).length > 0
  const sound = await soundFiles(app, attached, { rules: entryRules(entry), isWrong })
  Object.assign(errors, sound.errors)
  if (!parsed.ok || !isCameBy(cameBy) || Object.keys(errors).length > 0) return { ok: false, status: 422, errors }
  const blank = Object.fromEntries(addressNames.map((name) => [name, '']))
  const outcome = await storeRequest(app, kind, {
    payload: Object.assign({}, parsed.data, blank),
    idempotencyKey: `eintrag-${String(form.get('idempotency_key') ?? '').slice(0, 100)}`,
    quarantine: null,
    files: sound.files,
    entry: { cameBy: cameBy satisfies CameBy, staffId: staff.id },
  })
  if (outcome.kind === 'received') {
    await recordAudit(app, app.db, staff, { action: 'request.entered', detail: `${kind.kind}, ${cameBy}` })
    return { ok: true, reference: outcome.reference }
  }
  const { status, title, errors: refused = {} } = refusalOf(outcome)
  return { ok: false, status, message: title, errors: refused }
}

/** As the public page would send it; `addressNames`: where nobody has an address. */
async function readInput(app: App, { form: declared }: EntryForm, form: FormData) {
  const input: Record<string, unknown> = {}
  for (const [name, value] of form) if (typeof value === 'string') input[name] = value
  const fields = Object.entries(declared.fields)
  for (const [name, { constant }] of fields) if (constant !== undefined) input[name] = constant
  const addressNames = fields.flatMap(([name, { input: kind }]) =>
    kind === 'email' && String(input[name] ?? '').trim() === '' ? [name] : [],
  )
  for (const name of addressNames) input[name] = STAND_IN
  if ('property_id' in declared.fields && input.apartment_id) {
    const { propertyOf } = await subjectChoices(app, declared)
    input.property_id = propertyOf(input.apartment_id) ?? input.property_id
  }
  return { input, addressNames }
}
