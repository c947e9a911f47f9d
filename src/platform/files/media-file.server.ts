import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.server.ts'
import { mediaFolder } from '../pictures/files.server.ts'
import { objectStore } from './s3.server.ts'

/** Derived pictures and documents: in `DATA_DIR/media`, and in the object store when several servers share one. */
type Where = Pick<Config, 'dataDir' | 'filesS3'>

const objectKey = (name: string) => `media/${name}`

export function mediaPath(dataDir: string, name: string): string {
  return path.join(mediaFolder(dataDir), name)
}

/** Gives a file that lies in the folder to all servers, before a row names it. Without an object store the folder is enough. */
export async function publishMediaFile({ dataDir, filesS3 }: Where, name: string): Promise<void> {
  if (filesS3 !== null) await objectStore(filesS3).put(objectKey(name), mediaPath(dataDir, name))
}

/**
 * A file from the folder; one that another server made comes from the object store, and from then on from this disk.
 * @param name checked by the caller: no folders, no dots but the one before its ending.
 * @returns null when there is none. @throws what the file system says, except "not found".
 */
export async function readMediaFile({ dataDir, filesS3 }: Where, name: string): Promise<Buffer<ArrayBuffer> | null> {
  const own = await readOwn(dataDir, name)
  if (own || filesS3 === null) return own
  await mkdir(mediaFolder(dataDir), { recursive: true })
  const isThere = await objectStore(filesS3).fetchTo(objectKey(name), mediaPath(dataDir, name))
  return isThere ? readOwn(dataDir, name) : null
}

function readOwn(dataDir: string, name: string): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(mediaPath(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
