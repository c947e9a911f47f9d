import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { App } from '#platform/app.server.ts'
import type { Config } from '../config.server.ts'
import { isDatabaseBusy } from '../database/database-busy.server.ts'
import {
  keepUploads,
  listPartFiles,
  partPath,
  placePartFiles,
  removePartFiles,
  uploadPath,
} from './part-file.server.ts'
import { requestFiles } from './repository.server.ts'
import { objectStore } from './s3.server.ts'
import { type StoredFile, storageKeysOf } from './uploaded-file.ts'
import { DAY_MS } from '#values/durations.ts'

/** Where files of requests are kept: in `DATA_DIR/uploads`, or in the object store under the same names. */
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
 * Stores what names these files. Afterwards each is in its place or removed: `isStored` says of the outcome whether its rows were written.
 * Nobody waits for a disk or a store that hangs.
 * @throws StoreError, and what `store` throws.
 */
export async function storeWithFiles<Outcome>(
  app: Where & Pick<App, 'db' | 'config' | 'log' | 'confirmDatabase'>,
  files: readonly Pick<StoredFile, 'storageKey'>[],
  { store, isStored }: { store: () => Promise<Outcome>; isStored: (outcome: Outcome) => boolean },
): Promise<Outcome> {
  const keys = storageKeysOf(files)
  const log = (error: unknown) => app.log.error('uploads not tidied', error)
  let outcome: Outcome
  try {
    await placeUploads(app, keys)
    outcome = await store()
    app.confirmDatabase?.()
  } catch (error) {
    // Whether the transaction was stored is not known. If the database does not answer now, it is asked once more with the day's work.
    if (!isDatabaseBusy(error)) await settleUploads(app, keys).catch(() => {})
    else if (!error.isUndecided) removeUploads(app, keys).catch(log)
    throw error
  }
  await (isStored(outcome) ? keepUploads(app.config.dataDir, keys) : removeUploads(app, keys)).catch(log)
  return outcome
}

/** Removes files from where they were placed. Those that were never placed need only `removePartFiles`, which asks no object store. */
export async function removeUploads({ config: { dataDir, filesS3 } }: Where, keys: readonly string[]): Promise<void> {
  if (filesS3 !== null) await objectStore(filesS3).remove(keys.map(objectKey))
  await removePartFiles(dataDir, keys)
}

/** Opens the bytes of a file; null when it is gone. Nothing of it stays on this machine when it comes from the object store. */
export async function openUpload(
  { config: { dataDir, filesS3 } }: Where,
  key: string,
): Promise<ReadableStream<Uint8Array> | null> {
  if (filesS3 !== null) return objectStore(filesS3).get(objectKey(key))
  const path = uploadPath(dataDir, key)
  if (!(await stat(path).catch(() => null))) return null
  return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
}

/** Says to the operator where the bytes are. */
export function uploadAddress({ config: { dataDir, filesS3 } }: Where, key: string): string {
  return filesS3 === null ? uploadPath(dataDir, key) : `${filesS3.endpoint}/${filesS3.bucket}/${objectKey(key)}`
}

const BATCH = 500

/**
 * Asks the database which files were stored, and removes the others.
 * @throws when it does not answer; then everything stays for `removeUnfinishedUploads`.
 */
export async function settleUploads(
  app: Pick<App, 'db' | 'config'>,
  keys: readonly string[],
): Promise<{ kept: number; removed: number }> {
  const known = await requestFiles(app.db).knownKeys(keys)
  const orphans = keys.filter((key) => !known.has(key))
  await keepUploads(app.config.dataDir, [...known])
  await removeUploads(app, orphans)
  return { kept: known.size, removed: orphans.length }
}

/**
 * Removes what aborted requests and killed processes left in `.part`: files older than a day, or all at the start, when this
 * server is the data directory's only one. Looks at nothing else, so a wrong database costs no stored file.
 */
export async function removeUnfinishedUploads(app: App, { olderThanMs = DAY_MS } = {}): Promise<void> {
  const before = new Date(app.clock.now().getTime() - olderThanMs)
  const keys = await listPartFiles(app.config.dataDir, before)
  for (let start = 0; start < keys.length; start += BATCH) {
    const { removed } = await settleUploads(app, keys.slice(start, start + BATCH))
    app.log.info('unfinished uploads removed', { removed })
  }
}
