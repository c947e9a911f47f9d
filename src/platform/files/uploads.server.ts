import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { App } from '#platform/app.server.ts'
import type { Config } from '../config.server.ts'
import { discardUploads, partPath, placePartFiles, uploadPath, keepUploads, listPartFiles } from './part-file.server.ts'
import { submissionFiles, type UploadedFile } from './repository.server.ts'
import { objectStore } from './s3.server.ts'
import { DAY_MS } from '#values/durations.ts'

/** Where files of submissions are kept: in `DATA_DIR/uploads`, or in the object store under the same names. */
type Where = { config: Pick<Config, 'dataDir' | 'filesS3'> }

const objectKey = (key: string) => `uploads/${key}`

/**
 * Gives files their place before the transaction that names them; durable when this returns. Each keeps its name in `.part` until
 * somebody knows whether the transaction was stored (`settleUploads`).
 */
export async function placeUploads({ config: { dataDir, filesS3 } }: Where, keys: readonly string[]): Promise<void> {
  if (filesS3 === null) return placePartFiles(dataDir, keys)
  for (const key of keys) await objectStore(filesS3).put(objectKey(key), partPath(dataDir, key))
}

/**
 * Stores what names these files. Afterwards each is in its place or gone: `isStored` says of the outcome whether its rows were written.
 * @throws what `store` throws.
 */
export async function storeWithFiles<Outcome>(
  app: Where & Pick<App, 'db' | 'config' | 'log' | 'confirmDatabase'>,
  files: readonly Pick<UploadedFile, 'storageKey'>[],
  { store, isStored }: { store: () => Promise<Outcome>; isStored: (outcome: Outcome) => boolean },
): Promise<Outcome> {
  const keys = files.map(({ storageKey }) => storageKey)
  let outcome: Outcome
  try {
    await placeUploads(app, keys)
    outcome = await store()
    app.confirmDatabase?.()
  } catch (error) {
    // Whether the transaction was stored is not known. If the database does not answer now, the sweeper asks it later.
    await settleUploads(app, keys).catch(() => {})
    throw error
  }
  const tidied = isStored(outcome) ? keepUploads(app.config.dataDir, keys) : dropUploads(app, keys)
  await tidied.catch((error: unknown) => app.log.error('uploads not tidied', error))
  return outcome
}

/** Nothing was stored: the file goes, and its name in `.part` last, so that a crash in between is found again. */
export async function dropUploads({ config: { dataDir, filesS3 } }: Where, keys: readonly string[]): Promise<void> {
  if (filesS3 !== null) await objectStore(filesS3).delete(keys.map(objectKey))
  await discardUploads(dataDir, keys)
}

/** For good, with the submission they belong to. */
export async function removeUploads({ config: { dataDir, filesS3 } }: Where, keys: readonly string[]): Promise<void> {
  if (filesS3 !== null) await objectStore(filesS3).delete(keys.map(objectKey))
  await Promise.all(keys.map((key) => rm(uploadPath(dataDir, key), { force: true })))
}

/** The bytes of a file; null when it is gone. Nothing of it stays on this machine when it comes from the object store. */
export async function openUpload(
  { config: { dataDir, filesS3 } }: Where,
  key: string,
): Promise<ReadableStream<Uint8Array> | null> {
  if (filesS3 !== null) return objectStore(filesS3).get(objectKey(key))
  const path = uploadPath(dataDir, key)
  if (!(await stat(path).catch(() => null))) return null
  return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
}

/** For the operator: where the bytes are. */
export function uploadAddress({ config: { dataDir, filesS3 } }: Where, key: string): string {
  return filesS3 === null ? uploadPath(dataDir, key) : `${filesS3.endpoint}/${filesS3.bucket}/${objectKey(key)}`
}

const BATCH = 500

/**
 * For files of which nobody knows whether their submission was stored: a row keeps its file, all others go.
 * @throws when the database does not answer; then everything stays, and the sweeper tries again.
 */
export async function settleUploads(
  app: Pick<App, 'db' | 'config'>,
  keys: readonly string[],
): Promise<{ kept: number; removed: number }> {
  const known = await submissionFiles(app.db).knownKeys(keys)
  const orphans = keys.filter((key) => !known.has(key))
  await keepUploads(app.config.dataDir, [...known])
  await dropUploads(app, orphans)
  return { kept: known.size, removed: orphans.length }
}

/**
 * Clears what aborted requests and killed processes left in `.part`: files older than a day, or all at the start, when this
 * server is the data directory's only one. Looks at nothing else, so a wrong database costs no stored file.
 */
export async function sweepUploads(app: App, { olderThanMs = DAY_MS } = {}): Promise<void> {
  const before = new Date(app.clock.now().getTime() - olderThanMs)
  const keys = await listPartFiles(app.config.dataDir, before)
  for (let start = 0; start < keys.length; start += BATCH) {
    const { removed } = await settleUploads(app, keys.slice(start, start + BATCH))
    app.log.info('unfinished uploads removed', { removed })
  }
}
