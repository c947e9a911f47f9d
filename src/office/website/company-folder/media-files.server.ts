import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '#platform/app.server.ts'
import type { ContentRecord, ContentValues } from '#company/content/content-store.ts'
import { checkDocument } from '#platform/files/check-document.server.ts'
import { onceByKey } from '#platform/once-by-key.server.ts'
import { mediaFolder, readDocument, readMediaFile } from '#platform/files/media-file.server.ts'
import { pictureKey } from '#platform/pictures/derive.server.ts'
import { pictureFileName } from '#platform/pictures/files.server.ts'
import { kept } from '../content/documents/document-actions.server.ts'
import { derived, inspected, LARGEST_BYTES, type Uploaded } from '../content/media/upload.server.ts'
import type { Fault } from './fault.ts'
import type { CompanyFolder, Entry } from './read-folder.server.ts'
import { isPlainName, readPlainFile, Unreadable } from './safe-files.server.ts'
import { isSameVideo, takeVideo } from './video-files.server.ts'

const SAID_EVERY = 10

type Where = Pick<App['config'], 'dataDir' | 'filesS3'>

/** A picture in the largest size that the site has, or a document. Null: the file is lost. */
export function readStored(where: Where, { values }: Pick<ContentRecord, 'values'>): Promise<Buffer | null> {
  const key = String(values.storage_key)
  if (values.media_type === 'document') return readDocument(where, key)
  const widths = (values.widths as readonly string[]).map(Number)
  return readMediaFile(where, pictureFileName(key, Math.max(...widths), 'webp'))
}

export const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The file that a picture was made from is the same picture, and so is the one that an export wrote of it. */
export async function isSameFile(where: Where, record: ContentRecord, bytes: Buffer): Promise<boolean> {
  if (record.values.media_type !== 'document' && pictureKey(bytes) === record.values.storage_key) return true
  return (await readStored(where, record))?.equals(bytes) ?? false
}

export type PreparedFiles = {
  /** A row's words about its file, by entry; none: the stored file stays. */
  values: Map<Entry, ContentValues>
  /** The file that this was held against, by entry. */
  comparedWith: Map<Entry, string>
  faults: Fault[]
  broken: Set<Entry>
  /** Removes what was made for this import and nothing else. */
  discard: () => Promise<void>
}

/**
 * Looks at the files that entries name and, unless it is a trial, makes all their sizes: before and outside the transaction, because
 * it takes seconds a picture.
 */
export async function prepareFiles(
  app: App,
  folder: CompanyFolder,
  { isTrial, say = () => {} }: { isTrial: boolean; say?: ((line: string) => void) | undefined },
): Promise<PreparedFiles> {
  const media = mediaFolder(app.config.dataDir)
  const before = new Set(await readdir(media).catch(() => []))
  const made = new Set<string>()
  const prepared: PreparedFiles = {
    values: new Map(),
    comparedWith: new Map(),
    faults: [],
    broken: new Set(),
    discard: async () => {
      for (const name of await readdir(media).catch(() => []))
        if (!before.has(name) && made.has(name.slice(0, 32))) await rm(path.join(media, name), { force: true })
    },
  }
  const named = new Set<string>()
  const once = onceByKey<Uploaded>({ isKept: true })
  for (const entry of folder.entries.filter(({ place }) => place.holds)) {
    const name = entry.sent.get('file')?.[0]?.trim().normalize('NFC') ?? ''
    if (name === '') continue
    const file = `${entry.place.kind.path}/${name}`
    named.add(file)
    const fault = await prepare(entry, name, file)
    if (fault === null) continue
    prepared.broken.add(entry)
    prepared.faults.push({ file: entry.file, line: entry.lines.get('file') ?? 1, text: fault })
  }
  for (const file of folder.files.keys())
    if (!named.has(file))
      prepared.faults.push({ file, line: 1, text: 'Keine der .yaml-Dateien daneben nennt diese Datei.' })
  return prepared

  async function prepare(entry: Entry, name: string, file: string): Promise<string | null> {
    if (!isPlainName(name))
      return `„${name}“ führt aus dem Ordner hinaus; nennen Sie den Namen einer Datei in ${entry.place.kind.path}.`
    const found = folder.files.get(file)
    if (found === undefined) return `Die Datei „${name}“ gibt es in ${entry.place.kind.path} nicht.`
    try {
      const stored = await entry.place.kind.store(app.db).find(entry.id)
      if (stored) prepared.comparedWith.set(entry, String(stored.values.storage_key))
      const taken = await (entry.place.holds === 'video'
        ? videoTaken(stored, name, found)
        : fileTaken(entry, stored, { name, file, found }))
      if (taken === 'same') return null
      if ('error' in taken) return taken.error
      prepared.values.set(entry, taken.values)
      const { size } = made
      made.add(String(taken.values.storage_key).slice(0, 32))
      if (!isTrial && made.size > size && made.size % SAID_EVERY === 0) say(`${made.size} Dateien sind fertig.`)
      return null
    } catch (error) {
      if (error instanceof Unreadable) return `${name}: ${error.message}`
      throw error
    }
  }

  async function videoTaken(stored: ContentRecord | null, name: string, found: string): Promise<Uploaded | 'same'> {
    if (stored && (await isSameVideo(app.config, stored, found))) return 'same'
    return takeVideo(app, { name, file: found, isTrial })
  }

  async function fileTaken(
    entry: Entry,
    stored: ContentRecord | null,
    { name, file, found }: { name: string; file: string; found: string },
  ): Promise<Uploaded | 'same'> {
    const bytes = await readPlainFile(found, LARGEST_BYTES)
    if (stored && (await isSameFile(app.config, stored, bytes))) return 'same'
    const takeIt = () => take(entry, new File([new Uint8Array(bytes)], name), found)
    return entry.place.holds === 'picture' ? once(file, takeIt) : takeIt()
  }

  async function take({ place }: Entry, file: File, found: string): Promise<Uploaded> {
    if (place.holds === 'picture')
      return isTrial ? inspected(file, place.leastPixels) : derived(app, file, place.leastPixels)
    const checked = isTrial ? await checkDocument(found, file.size) : null
    const isSound = checked === null || (checked.ok && checked.content === 'pdf')
    const document = isTrial ? { values: { storage_key: '', size_bytes: file.size } } : await kept(app, file)
    if (!document.values || !isSound) return { error: `„${file.name}“ ist keine PDF-Datei oder ist beschädigt.` }
    return { values: { ...document.values, media_type: 'document', alt_text: '', widths: [] } }
  }
}
