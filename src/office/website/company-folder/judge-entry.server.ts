import type { ContentRecord, ContentValue, ContentValues } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { asInFiles, type FieldSpec, fieldsOf } from '#company/content/field-spec.ts'
import { groupsWith } from '../content/edit-form.server.ts'
import type { Options } from '#company/content/content-kind.ts'
import { nameAddress } from '../content/page-address.server.ts'
import { readContentForm } from '../content/read-form.ts'
import { sentAs } from './entry.ts'
import type { Fault } from './fault.ts'
import type { Entry } from './read-folder.server.ts'

export type Judged = { values: ContentValues; fields: FieldSpec[]; faults: Fault[] }

/** A name of something that another file should hold. */
class Refers {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

function notOffered(field: FieldSpec, sent: readonly string[], isDynamic: boolean): string | Refers | null {
  if (field.input !== 'choice' && field.input !== 'boxes') return null
  const offered = field.options ?? []
  const text = sent
    .map((each) => each.trim())
    .find((each) => each !== '' && !offered.some(({ value }) => value === each))
  if (text === undefined) return null
  if (isDynamic) return new Refers(text)
  return `„${text}“ gibt es hier nicht. Möglich sind ${offered.map(({ value }) => value).join(', ')}.`
}

/**
 * Reads an entry by the rules of the office's form. `only`: these fields and no others. `broken`: what is named and there, but faulty
 * itself, is no second fault.
 */
export async function judgeEntry(
  db: Db,
  entry: Entry,
  record: ContentRecord | null,
  { options, only, broken }: { options: Options; only: (name: string) => boolean; broken: ReadonlySet<string> },
): Promise<Judged & { isBroken: boolean }> {
  const { place, id, file, line, sent } = entry
  const { kind } = place
  const fields = fieldsOf(groupsWith(kind, options, record ?? { id, values: {} }))
    .filter(({ name }) => only(name))
    .map(asInFiles)
  const faults: Fault[] = []
  const refused = new Set<string>()
  const form = new FormData()
  const start = place.start(id)
  // A stored value that stays is not judged anew: an older rule may have let it in.
  const kept: Record<string, ContentValue> = {}
  let isBroken = false
  const say = (name: string, text: string) => {
    const label = fields.find((field) => field.name === name)?.label
    refused.add(name)
    faults.push({ file, line: entry.lines.get(name) ?? line, text: label ? `${label}: ${text}` : text })
  }
  for (const field of fields) {
    const { name } = field
    const texts = sent.get(name) ?? (entry.lines.has(name) ? [] : sentAs(field, start[name]))
    // A page of facts that nobody has saved yet is there, and empty.
    const isStored = record !== null && (record.version > 0 || texts.length > 0)
    if (isStored && isSent(field, record.values[name], texts)) {
      kept[name] = record.values[name] ?? null
      continue
    }
    for (const text of texts) form.append(name, text)
    const fault = notOffered(field, texts, options[name] !== undefined)
    if (fault instanceof Refers && broken.has(fault.text)) {
      isBroken = true
      refused.add(name)
    } else if (fault instanceof Refers) say(name, `„${fault.text}“ gibt es weder im Ordner noch in der Datenbank.`)
    else if (fault !== null) say(name, fault)
    // Unreadable YAML has its fault already.
    if (entry.lines.has(name) && !sent.has(name)) refused.add(name)
  }
  const reading = readContentForm(
    fields.filter(({ name }) => !Object.hasOwn(kept, name)),
    form,
  )
  reading.values = { ...reading.values, ...kept }
  await nameAddress(db, kind, fields, record, reading)
  for (const [name, text] of Object.entries(reading.errors)) if (!refused.has(name)) say(name, text)
  // Together the values are judged only when each is one.
  const isReadable = faults.length === 0 && refused.size === 0 && Object.keys(kept).length < fields.length
  const contradictions = isReadable ? (kind.faults?.({ ...record?.values, ...reading.values }, id) ?? {}) : {}
  for (const [name, text] of Object.entries(contradictions)) say(name, text)
  return {
    values: reading.values,
    fields,
    faults,
    isBroken: isBroken || refused.size > 0 || faults.length > 0,
  }
}

/** Whether this is what a file of the stored value says; boxes are ticked in any order. */
function isSent(field: FieldSpec, value: ContentValue | undefined, texts: readonly string[]): boolean {
  const shown = (all: readonly string[]) => JSON.stringify(all.map((text) => text.trim()).toSorted())
  return shown(sentAs(field, value)) === shown(texts.filter((text) => text.trim() !== ''))
}
