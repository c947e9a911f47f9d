import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Config } from '../config.server.ts'
import { discardUploads, partPath, placePartFiles, uploadPath } from './part-file.server.ts'
import { objectStore } from './s3.server.ts'

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
