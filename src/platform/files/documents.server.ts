import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.server.ts'
import { mediaFolder } from '../pictures/files.server.ts'
import { checkDocument } from './check-document.server.ts'
import { extensionOf } from './file-name.ts'
import { objectStore } from './s3.server.ts'
import { writeFileSafely } from './write-safely.server.ts'

const keyShape = /^[0-9a-f]{32}$/

// Beside the pictures, so that one backup holds both; the pictures' address serves names ending in .avif and .webp only.
const fileOf = (dataDir: string, key: string) => path.join(mediaFolder(dataDir), `${key}.pdf`)

const objectKey = (key: string) => `media/${key}.pdf`

type Where = Pick<Config, 'dataDir' | 'filesS3'>

export type KeptDocument = { storageKey: string; sizeBytes: number }

/** Keeps a PDF under a name that nobody can guess, for all servers. Null, and nothing is kept, when it is none. */
export async function keepPdf(
  { dataDir, filesS3 }: Where,
  name: string,
  bytes: Uint8Array,
): Promise<KeptDocument | null> {
  if (extensionOf(name) !== 'pdf') return null
  const storageKey = randomBytes(16).toString('hex')
  const file = fileOf(dataDir, storageKey)
  await writeFileSafely(file, bytes)
  const checked = await checkDocument(file, name, bytes.byteLength)
  if (!checked.ok) {
    await rm(file, { force: true })
    return null
  }
  if (filesS3) await objectStore(filesS3).put(objectKey(storageKey), file)
  return { storageKey, sizeBytes: bytes.byteLength }
}

/** Null when there is no such file, neither here nor in the object store. @throws what the file system says, except „not found“. */
export async function readDocument({ dataDir, filesS3 }: Where, key: string): Promise<Buffer | null> {
  if (!keyShape.test(key)) return null
  const own = await readOwn(dataDir, key)
  if (own || !filesS3) return own
  await mkdir(mediaFolder(dataDir), { recursive: true })
  const isThere = await objectStore(filesS3).fetchTo(objectKey(key), fileOf(dataDir, key))
  return isThere ? readOwn(dataDir, key) : null
}

function readOwn(dataDir: string, key: string): Promise<Buffer | null> {
  return readFile(fileOf(dataDir, key)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
