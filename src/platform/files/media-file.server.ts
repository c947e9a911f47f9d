import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.server.ts'
import { checkDocument } from './check-document.server.ts'
import type { VideoEnding } from './formats/video.server.ts'
import { partPath } from './part-file.server.ts'
import { objectStore } from './s3.server.ts'
import { syncPath, writeFileSafely } from './write-safely.server.ts'

/** Derived pictures and documents: in `DATA_DIR/media`, and in the object store when several servers share one. */
type Where = Pick<Config, 'dataDir' | 'filesS3'>

const objectKey = (name: string) => `media/${name}`

/** Nothing else is ever served from there. */
export function mediaFolder(dataDir: string): string {
  return path.resolve(dataDir, 'media')
}

function mediaPath(dataDir: string, name: string): string {
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

const documentKey = /^[0-9a-f]{32}$/

// Beside the pictures, so that one backup holds both; the pictures' address serves names ending in .avif and .webp only.
const documentName = (key: string) => `${key}.pdf`

export type KeptDocument = { storageKey: string; sizeBytes: number }

/** Keeps a PDF under a name that nobody can guess, for all servers. Null, and nothing is kept, when it is none. */
export async function keepPdf(where: Where, bytes: Uint8Array): Promise<KeptDocument | null> {
  const storageKey = randomBytes(16).toString('hex')
  const file = mediaPath(where.dataDir, documentName(storageKey))
  await writeFileSafely(file, bytes)
  const checked = await checkDocument(file, bytes.byteLength)
  if (!checked.ok || checked.content !== 'pdf') {
    await rm(file, { force: true })
    return null
  }
  await publishMediaFile(where, documentName(storageKey))
  return { storageKey, sizeBytes: bytes.byteLength }
}

/** Null when there is no such file, neither here nor in the object store. @throws what the file system says, except „not found“. */
export async function readDocument(where: Where, key: string): Promise<Buffer | null> {
  if (!documentKey.test(key)) return null
  return readMediaFile(where, documentName(key))
}

/** As the database names a video: its key with the ending that tells its type. */
const videoName = /^[0-9a-f]{32}\.(?:mp4|webm)$/

/** Gives a checked video that waits in `.part` its place beside the pictures, for all servers. @returns the name that its row holds. */
export async function keepVideo(where: Where, partKey: string, ending: VideoEnding): Promise<string> {
  const name = `${partKey}.${ending}`
  const folder = mediaFolder(where.dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(partPath(where.dataDir, partKey), mediaPath(where.dataDir, name))
  await syncPath(folder)
  await publishMediaFile(where, name)
  return name
}

/** Where a video lies on this disk, so that parts of it can be read; null when there is none, neither here nor in the object store. */
export async function findVideo({ dataDir, filesS3 }: Where, name: string): Promise<StoredVideo | null> {
  if (!videoName.test(name)) return null
  const file = mediaPath(dataDir, name)
  const own = await storedVideo(file)
  if (own || filesS3 === null) return own
  await mkdir(mediaFolder(dataDir), { recursive: true })
  return (await objectStore(filesS3).fetchTo(objectKey(name), file)) ? storedVideo(file) : null
}

export type StoredVideo = { path: string; sizeBytes: number }

function storedVideo(file: string): Promise<StoredVideo | null> {
  return stat(file).then(
    ({ size }) => ({ path: file, sizeBytes: size }),
    () => null,
  )
}
