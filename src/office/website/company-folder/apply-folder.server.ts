import type { App } from '#platform/app.server.ts'
import type { ContentRecord, ContentValues } from '#company/content/content-store.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { changedNames, isSame } from '#company/content/same-values.ts'
import type { ContentKind, Options } from '#company/content/content-kind.ts'
import { historyKinds } from '../content/kinds.server.ts'
import { addToHistory } from '../content/save.server.ts'
import { type Fault, inOrder } from './fault.ts'
import { judgeEntry } from './judge-entry.server.ts'
import { takeLogos } from './logos.server.ts'
import { type PreparedFiles, prepareFiles } from './media-files.server.ts'
import { type Place, places, recordsOf } from './places.server.ts'
import type { CompanyFolder, Entry } from './read-folder.server.ts'

/** A change of a record. `before` null: it is new; `after` null: it goes. */
export type Change = {
  kind: ContentKind
  id: string
  version: number
  before: ContentValues | null
  after: ContentValues | null
  /** Those that may differ, with the options that were offered. */
  fields: readonly FieldSpec[]
}

/** A record that the folder does not have. `why`: it would have gone, but something hangs on it. */
export type Staying = { kind: ContentKind; id: string; title: string; why?: string }

export type Applied = { faults: Fault[]; changes: Change[]; staying: Staying[] }

type Way = { replace: boolean; isTrial: boolean; say?: (line: string) => void }

/** Whom the history names. */
const AUTHOR = { id: null, name: 'Betreiber' }

class Undone extends Error {}
/** Somebody changed a record between reading and writing. */
export class Overtaken extends Error {}

/** Makes the database hold what the folder says: all of it or nothing. A trial writes nothing; faults let nothing be written either. */
export async function applyFolder(app: App, folder: CompanyFolder, options: Way): Promise<Applied> {
  const trial = await run(app, folder, { ...options, isTrial: true })
  return options.isTrial || trial.faults.length > 0 ? trial : run(app, folder, options)
}

async function run(app: App, folder: CompanyFolder, options: Way): Promise<Applied> {
  const files = await prepareFiles(app, folder, options)
  files.faults.push(...(await takeLogos(app, folder, options.isTrial)))
  let applied: Applied = { faults: [], changes: [], staying: [] }
  let isStored = false
  try {
    await app.db.transaction().execute(async (trx) => {
      applied = await writeAll(app, trx, folder, { files, replace: options.replace })
      if (options.isTrial || applied.faults.length > 0 || applied.changes.length === 0) throw new Undone()
      await noteAll(app, trx, applied.changes)
    })
    isStored = true
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  } finally {
    if (!isStored) await files.discard()
  }
  return applied
}

async function noteAll(app: App, trx: Trx, changes: readonly Change[]): Promise<void> {
  const now = app.clock.now()
  for (const { kind, ...change } of changes) {
    if (historyKinds.some(({ name }) => name === kind.name))
      await addToHistory(app, trx, AUTHOR, kind, { ...change, now })
    else {
      await recordAudit(app, trx, null, {
        action: `${kind.name}.${change.after === null ? 'remove' : 'write'}`,
        subject: { kind: kind.name, id: change.id },
      })
    }
  }
  await recordAudit(app, trx, null, { action: 'company.import', detail: String(changes.length) })
  await raiseContentVersion(trx, now)
}

async function writeAll(
  app: App,
  trx: Trx,
  folder: CompanyFolder,
  { files, replace }: { files: PreparedFiles; replace: boolean },
): Promise<Applied> {
  const now = app.clock.now()
  const faults = [...folder.faults, ...files.faults]
  const broken = new Set(folder.broken)
  const changes = new Map<string, Change>()
  const said = new Map(folder.entries.map((entry) => [`${entry.place.kind.name}/${entry.id}`, entry]))

  function add(change: Change): void {
    const key = `${change.kind.name}/${change.id}`
    const earlier = changes.get(key)
    changes.set(
      key,
      earlier ? { ...change, before: earlier.before, fields: [...earlier.fields, ...change.fields] } : change,
    )
  }

  async function write(entry: Entry, options: Options, only: (name: string) => boolean): Promise<void> {
    const { place, id, file } = entry
    const { kind } = place
    const store = kind.store(trx)
    const record = await store.find(id)
    const refuse = (text: string, field = '') => {
      broken.add(id)
      faults.push({ file, line: entry.lines.get(field) ?? entry.line, text })
    }
    if (!record && kind.isFixed) return refuse(`„${id}“ gibt es hier nicht.`)
    const judged = await judgeEntry(trx, entry, record, { options, only, broken })
    faults.push(...judged.faults)
    if (judged.isBroken || files.broken.has(entry)) return void broken.add(id)
    if (await isTaken(trx, kind, id, judged.values))
      return refuse('Das gibt es schon bei einem anderen Eintrag.', kind.unique)
    const { file: _file, ...values } = judged.values
    if (record && place.holds && files.comparedWith.get(entry) !== record.values.storage_key) throw new Overtaken()
    const after = { ...record?.values, ...values, ...files.values.get(entry) }
    if (record && changedNames(record.values, after).length === 0) return
    if (!record) await store.insert(id, after, now)
    else if (!(await store.update(id, record.version, after, now))) throw new Overtaken()
    const version = record ? record.version + 1 : 1
    add({ kind, id, version, before: record?.values ?? null, after, fields: judged.fields })
  }

  async function remove(place: Place, isLast: boolean): Promise<Staying[]> {
    const { kind } = place
    const absent = (await recordsOf(trx, place)).filter(({ id }) => !said.has(`${kind.name}/${id}`) && !broken.has(id))
    const staying: Staying[] = []
    for (const { id, values } of absent) {
      const title = kind.line(values, {}, id).title
      const hanging = replace ? ((await kind.hangsOn?.(trx, id, values)) ?? []).filter(({ forbids }) => forbids) : []
      if (!replace || hanging.length > 0) {
        if (isLast)
          staying.push({ kind, id, title, ...(replace && { why: hanging.map(({ text }) => text).join(' ') }) })
        continue
      }
      await kind.store(trx).remove(id)
      add({ kind, id, version: 0, before: values, after: null, fields: [] })
    }
    return staying
  }

  // Removals come first: an address of a page may come back in another record.
  if (replace) for (const place of removable.toReversed()) await remove(place, false)
  for (const place of places) {
    const own = folder.entries.filter((entry) => entry.place === place)
    const options = own.length > 0 ? ((await place.kind.options?.(trx)) ?? {}) : {}
    for (const entry of own) await write(entry, options, (name) => !place.later.includes(name))
  }
  for (const entry of folder.entries) {
    const { later, kind } = entry.place
    if (!later.some((name) => entry.sent.has(name)) || broken.has(entry.id)) continue
    await write(entry, (await kind.options?.(trx, entry.id)) ?? {}, (name) => later.includes(name))
  }
  for (const change of changes.values()) faults.push(...(await publishFaults({ ...app, db: trx }, change, said)))
  const staying: Staying[] = []
  for (const place of removable.toReversed()) staying.push(...(await remove(place, true)))
  return { faults: inOrder(faults), changes: [...changes.values()], staying }
}

const removable = places.filter(({ kind }) => !kind.isFixed)

async function isTaken(trx: Trx, kind: ContentKind, id: string, values: ContentValues): Promise<boolean> {
  const value = kind.unique === undefined ? null : (values[kind.unique] ?? null)
  if (kind.unique === undefined || value === null) return false
  const query = { search: '', filters: { [kind.unique]: String(value) }, page: 1, pageSize: 2 }
  return (await kind.store(trx).list(query)).items.some((other: ContentRecord) => other.id !== id)
}

/** Applies the office's checks before a record is shown for the first time. */
async function publishFaults(app: App, change: Change, said: ReadonlyMap<string, Entry>): Promise<Fault[]> {
  const { kind, id, before, after } = change
  const entry = said.get(`${kind.name}/${id}`)
  if (!kind.check || !kind.shownBy || !entry || after?.[kind.shownBy] !== true) return []
  if (isSame(before?.[kind.shownBy], true)) return []
  const errors = (await kind.check(app, id, after)).filter(({ tone }) => tone === 'error')
  return errors.map(({ text, field }) => ({
    file: entry.file,
    line: (field && entry.lines.get(field)) || entry.line,
    text: `So kann es noch nicht gezeigt werden. ${text}`,
  }))
}
