import type { ContentRecord } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { foldText } from '#platform/fold.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import type { FormReading } from './read-form.ts'

const LONGEST = 80

/** „Prüferin (m/w/d)“ → prueferin-m-w-d: what may stand in an address. Empty when nothing of the title may. */
export function addressOf(title: string): string {
  const words = foldText(title).replaceAll(/[^a-z\d]+/g, '-')
  return words.slice(0, LONGEST).replaceAll(/^-+|(?<!-)-+$/g, '')
}

/**
 * Gives a page its address when none was typed: a new one from its title, with a number behind it when another page has that already;
 * one that has an address keeps it, so that no link breaks.
 */
export async function nameAddress(
  db: Db,
  kind: ContentKind,
  fields: readonly FieldSpec[],
  record: ContentRecord | null,
  reading: FormReading,
): Promise<void> {
  for (const { name, slugOf } of fields) {
    if (slugOf === undefined || reading.values[name] !== null || reading.errors[name] !== undefined) continue
    const kept = record?.values[name]
    const made = kept ?? (await freeAddress(db, kind, name, addressOf(String(reading.values[slugOf] ?? ''))))
    reading.values = { ...reading.values, [name]: made }
  }
}

async function freeAddress(db: Db, kind: ContentKind, name: string, wanted: string): Promise<string> {
  const base = wanted || 'seite'
  for (let number = 1; ; number += 1) {
    const address = number === 1 ? base : `${base}-${number}`
    const { total } = await kind.store(db).list({ search: '', filters: { [name]: address }, page: 1, pageSize: 1 })
    if (total === 0) return address
  }
}
