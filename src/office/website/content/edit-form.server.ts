import type { App } from '#platform/app.server.ts'
import type { ContentRecord, ContentValues } from '#company/content/content-store.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { type Difference, differences } from './collision.ts'
import { type FieldGroup, type FieldOption, type FieldSpec, fieldsOf, tickFor } from '#company/content/field-spec.ts'
import { contentHistory } from './history/repository.server.ts'
import type { ContentKind, Options } from '#company/content/content-kind.ts'
import { nameAddress } from './page-address.server.ts'
import { type FormReading, readContentForm } from './read-form.ts'
import { createContent, updateContent } from './save.server.ts'
import { inputText } from './show-value.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

/** Somebody else saved meanwhile: both versions, field by field. The next save is over `version`. */
export type Collision = { version: number; staffName: string | null; happenedAt: string; differences: Difference[] }

export type EditRefusal = FormRefusal & {
  collision?: Collision
  /** Warnings before visitors see it, to be confirmed by a tick. */
  warnings?: string[]
  /** Fields that contradict others, with what their tick confirms. */
  doubts?: Record<string, string>
}

export type Saved = { id: string } | { status: 409 | 422; refusal: EditRefusal }

/** The fields with the options that hold now, and with what `stored` has chosen: imported records hold values of their own. */
export function groupsWith(
  kind: ContentKind,
  options: Options,
  record?: Pick<ContentRecord, 'id' | 'values'> | null,
): FieldGroup[] {
  const groups = record
    ? kind.groups.filter((group) => group.record === undefined || group.record === record.id)
    : kind.groups
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) =>
      withStored(
        { ...field, ...optionsOf(options[field.name]), ...standingFor(kind, field) },
        record?.values[field.name],
      ),
    ),
  }))
}

function standingFor({ emptyMeans }: ContentKind, { name }: FieldSpec): Pick<FieldSpec, 'emptyMeans'> {
  const value = emptyMeans?.()[name]
  return value === undefined ? {} : { emptyMeans: value }
}

const optionsOf = (options: readonly FieldOption[] | undefined) => (options ? { options } : {})

function withStored(field: FieldSpec, value: ContentValues[string] | undefined): FieldSpec {
  const { input, options = [] } = field
  if (input !== 'choice' || typeof value !== 'string' || options.some((option) => option.value === value)) return field
  return { ...field, options: [...options, { value, label: value }] }
}

/** Reads the editor's form and stores it; or says why not, with everything that was typed. `record` null: a new one. */
export async function saveForm(
  app: App,
  staff: Staff,
  kind: ContentKind,
  record: ContentRecord | null,
  form: FormData,
): Promise<Saved> {
  const options = (await kind.options?.(app.db, record?.id)) ?? {}
  const fields = fieldsOf(groupsWith(kind, options, record))
  const reading = readContentForm(fields, form)
  await nameAddress(app.db, kind, fields, record, reading)
  const seen = seenVersion(form)
  const refuse = (status: 409 | 422, refusal: EditRefusal): Saved => ({
    status,
    refusal: { intent: 'speichern', values: reading.typed, ...refusal },
  })

  if (record && seen === record.version) takeOver(form, record, reading, fields)
  if (record && seen !== record.version) {
    const collision = await collisionOf(app, kind, record, seen, fields, reading.values)
    if (collision.differences.length > 0) return refuse(409, { collision, errors: reading.errors })
  }
  const doubts = doubtsOf(kind, record, reading.values)
  const isConfirmed = ([name, text]: [string, string]) => form.get(tickFor(name)) === text
  const open = Object.entries(doubts).filter((doubt) => !isConfirmed(doubt))
  const errors = { ...Object.fromEntries(open), ...kind.faults?.(reading.values, record?.id ?? ''), ...reading.errors }
  if (Object.keys(errors).length > 0) return refuse(422, { errors, doubts })

  const objections = await publishObjections(app, kind, record, reading.values, form)
  if (objections) return refuse(422, objections)

  const values = (await kind.prepare?.(app, reading.values, record?.values ?? null)) ?? reading.values
  try {
    if (!record) return { id: await createContent(app, staff, kind, values) }
    const outcome = await updateContent(app, staff, kind, record, values)
    if (outcome !== 'collision') return { id: record.id }
  } catch (error) {
    const taken = takenField(kind, error)
    if (!taken) throw error
    return refuse(422, { errors: { [taken]: 'Das gibt es schon. Bitte wählen Sie etwas anderes.' } })
  }
  // Somebody saved between reading and writing.
  const newer = await kind.store(app.db).find(record.id)
  if (!newer) return refuse(409, { message: 'Das wurde inzwischen gelöscht.' })
  return refuse(409, { collision: await collisionOf(app, kind, newer, record.version, fields, reading.values) })
}

/** A confirmed warning is not asked again as long as it stays. */
function doubtsOf({ doubts }: ContentKind, record: ContentRecord | null, values: ContentValues) {
  const found = doubts?.(values) ?? {}
  const before = record ? (doubts?.(record.values) ?? {}) : {}
  return Object.fromEntries(Object.entries(found).filter(([name, text]) => before[name] !== text))
}

/** Fields for which the other person's value was chosen. */
function takeOver(form: FormData, record: ContentRecord, reading: FormReading, fields: ReturnType<typeof fieldsOf>) {
  const values: Record<string, ContentValues[string]> = { ...reading.values }
  for (const field of fields) {
    if (form.get(`nehmen.${field.name}`) !== 'andere') continue
    values[field.name] = record.values[field.name] ?? null
    reading.typed[field.name] = inputText(field, values[field.name])
    delete reading.errors[field.name]
  }
  reading.values = values
}

async function collisionOf(
  app: App,
  kind: ContentKind,
  record: ContentRecord,
  seen: number,
  fields: ReturnType<typeof fieldsOf>,
  mine: ContentValues,
): Promise<Collision> {
  const history = contentHistory(app.db)
  const base = await history.valuesAt(kind.name, record.id, seen)
  const last = await history.lastChange(kind.name, record.id)
  return {
    version: record.version,
    staffName: last?.staffName ?? null,
    happenedAt: last?.happenedAt ?? record.updatedAt,
    differences: differences(fields, base, mine, record.values),
  }
}

/** When visitors are about to see it for the first time: faults forbid it, warnings want a tick. */
async function publishObjections(
  app: App,
  kind: ContentKind,
  record: ContentRecord | null,
  values: ContentValues,
  form: FormData,
): Promise<EditRefusal | null> {
  const { shownBy, check } = kind
  if (!shownBy || !check || values[shownBy] !== true || record?.values[shownBy] === true) return null
  const checks = await check(app, record?.id ?? '', values)
  const faults = checks.filter(({ tone }) => tone === 'error')
  if (faults.length > 0) {
    const errors = Object.fromEntries(faults.flatMap(({ field, text }) => (field ? [[field, text]] : [])))
    const message = faults
      .filter(({ field }) => !field)
      .map(({ text }) => text)
      .join(' ')
    return { errors, message: `So kann es noch nicht gezeigt werden. ${message}`.trim() }
  }
  if (checks.length === 0 || form.get('bestaetigt') === 'on') return null
  return { warnings: checks.map(({ text }) => text), message: 'Bitte bestätigen Sie die Hinweise unten am Formular.' }
}

/** The unique field, when that is what the database refused. */
function takenField({ unique }: ContentKind, error: unknown): string | null {
  const text = error instanceof Error ? error.message : ''
  return unique && /unique/i.test(text) ? unique : null
}
