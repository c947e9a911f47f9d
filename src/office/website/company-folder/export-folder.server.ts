import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '#platform/app.server.ts'
import { companyRecords } from '#company/facts.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { StoredVideo } from '#platform/files/media-file.server.ts'
import { pictureKey } from '#platform/pictures/derive.server.ts'
import { pictureTypeOf } from '#platform/pictures/sharp.server.ts'
import { changedNames } from '#company/content/same-values.ts'
import { storedLogos } from './logos.server.ts'
import { LOGO_FOLDER } from './read-folder.server.ts'
import { readStored, sumOf } from './media-files.server.ts'
import {
  COMPANY_FILE,
  companyPlace,
  endingOf,
  fieldsIn,
  fileOf,
  folderPlaces,
  type Place,
  recordsOf,
} from './places.server.ts'
import { listFolder, readPlainFile, Unreadable } from './safe-files.server.ts'
import { storedVideo, sumOfStored, sumOfVideo } from './video-files.server.ts'
import { factsText, recordText } from './write-record.ts'

/** Why the folder is not written, as a German sentence. */
export class FolderRefused extends Error {}

export type Exported = {
  counts: { kind: string; count: number }[]
  /** Records and logos whose file is lost. */
  missing: string[]
  /** How much of the folder is videos. */
  videoBytes: number
}

const byId = (one: ContentRecord, other: ContentRecord) => (one.id < other.id ? -1 : 1)

/**
 * Writes the company as a folder: the same content gives the same bytes. In a folder that holds a company already, what is no longer
 * there goes; a picture's own file stays as it is, because it is better than what the site has of it.
 * @throws FolderRefused, and nothing is written, when the folder holds something else.
 */
export async function exportFolder(app: App, folder: string): Promise<Exported> {
  const present = await inspectTarget(folder)
  const exported: Exported = { counts: [], missing: [], videoBytes: 0 }
  const kept = new Set<string>()
  const write = async (file: string, content: string | Buffer | StoredVideo) => {
    const whole = path.join(folder, file)
    await mkdir(path.dirname(whole), { recursive: true })
    if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(whole, content)
    else await copyFile(content.path, whole)
    kept.add(file)
  }

  const facts = await recordsOf(app.db, companyPlace)
  await write(
    COMPANY_FILE,
    factsText(
      companyRecords.map(({ id, title }) => ({
        id,
        title,
        fields: fieldsIn(companyPlace, id),
        values: facts.find((record) => record.id === id)?.values ?? {},
      })),
    ),
  )
  for (const { values } of facts)
    for (const [name, bytes] of await storedLogos(app, values)) {
      const file = `${LOGO_FOLDER}/${name}`
      if (bytes) await write(file, bytes)
      // A file of an earlier export is the same: it is named by its content.
      else if (present.some((each) => each.file === file)) kept.add(file)
      else exported.missing.push(file)
    }
  for (const place of folderPlaces) {
    const all = (await recordsOf(app.db, place)).toSorted(byId)
    // Standard texts come with the software, so that a newer one may change them.
    const isOwn = ({ id, values }: ContentRecord) => changedNames(place.start(id), values).length > 0
    const records = place.kind.isFixed ? all.filter(isOwn) : all
    if (records.length > 0) exported.counts.push({ kind: place.kind.many, count: records.length })
    const names = place.holds ? await writeFiles(place, records) : new Map<string, string>()
    for (const { id, values } of records)
      await write(
        fileOf(place, id),
        recordText(fieldsIn(place, id), { ...values, file: names.get(id) ?? null }, place.body),
      )
  }
  for (const { file } of present) if (!kept.has(file)) await rm(path.join(folder, file))
  return exported

  /** @returns the files' names by record; one file serves all pictures that show the same. */
  async function writeFiles(place: Place, records: readonly ContentRecord[]): Promise<Map<string, string>> {
    const own = present.filter(({ file, sum }) => sum !== null && file.startsWith(`${place.kind.path}/`))
    const names = new Map(own.map(({ file, sum }) => [sum, path.basename(file)]))
    const taken = new Set(names.values())
    const found = new Map<string, string>()
    for (const record of records) {
      const { content, sum } = await storedFile(app, place, record)
      const known = names.get(sum)
      const name = known ?? nameFor(record, sum, taken)
      if (known === undefined && content === null) exported.missing.push(`${place.kind.path}/${record.id}`)
      if (known === undefined && content === null) continue
      if (known !== undefined) kept.add(`${place.kind.path}/${known}`)
      else if (content) await write(`${place.kind.path}/${name}`, content)
      if (content && !Buffer.isBuffer(content)) exported.videoBytes += content.sizeBytes
      names.set(sum, name)
      taken.add(name)
      found.set(record.id, name)
    }
    return found
  }
}

/** A record's file, null where it is lost, and by what it is known again: of a picture its key, of others their bytes. */
async function storedFile(app: App, { holds }: Place, record: ContentRecord) {
  const content = await (holds === 'video' ? storedVideo(app.config, record) : readStored(app.config, record))
  if (holds === 'picture') return { content, sum: String(record.values.storage_key) }
  return { content, sum: content && (Buffer.isBuffer(content) ? sumOf(content) : await sumOfStored(content)) }
}

function nameFor({ id, values }: ContentRecord, sum: string | null, taken: ReadonlySet<string>): string {
  const { media_type: type, storage_key: key } = values
  const ending = type === 'document' ? 'pdf' : type === 'video' ? String(key).split('.').at(-1) : 'webp'
  return taken.has(`${id}.${ending}`) && sum ? `${id}-${sum.slice(0, 8)}.${ending}` : `${id}.${ending}`
}

type Present = { file: string; sum: string | null }

const LARGEST_BYTES = 20 * 1024 * 1024

/** Lists the folder's files that an export writes. */
async function inspectTarget(folder: string): Promise<Present[]> {
  const found = await listFolder(folder)
  if (found === null || found.length === 0) return []
  if (!found.some(({ name, type }) => name === COMPANY_FILE && type === 'file'))
    throw new FolderRefused('Der Ordner ist nicht leer und enthält keine Firma (firma.yaml). Nichts wurde geschrieben.')
  const present: Present[] = []
  if (found.some(({ name, type }) => name === LOGO_FOLDER && type === 'folder'))
    for (const { name, type } of (await listFolder(path.join(folder, LOGO_FOLDER))) ?? [])
      if (type === 'file') present.push({ file: `${LOGO_FOLDER}/${name}`, sum: null })
  for (const place of folderPlaces) {
    const own = found.find(({ name }) => name === place.kind.path)
    if (!own) continue
    if (own.type !== 'folder') throw new FolderRefused(`${own.name} ist kein Ordner. Nichts wurde geschrieben.`)
    for (const { name, type } of (await listFolder(path.join(folder, own.name))) ?? []) {
      const file = `${own.name}/${name}`
      if (type !== 'file') throw new FolderRefused(`${file} ist keine gewöhnliche Datei. Nichts wurde geschrieben.`)
      const isText = name.endsWith(endingOf(place))
      if (isText || place.holds)
        present.push({ file, sum: isText ? null : await sumOfPresent(place, path.join(folder, file)) })
    }
  }
  return present
}

async function sumOfPresent(place: Place, file: string): Promise<string | null> {
  try {
    if (place.holds === 'video') return await sumOfVideo(file)
    const bytes = await readPlainFile(file, LARGEST_BYTES)
    if (place.holds === 'document') return sumOf(bytes)
    return pictureTypeOf(bytes) ? pictureKey(bytes) : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
