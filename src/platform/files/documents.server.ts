import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Config } from '../config.server.ts'
import { checkDocument } from './check-document.server.ts'
import { extensionOf } from './file-name.ts'
import { mediaPath, publishMediaFile, readMediaFile } from './media-file.server.ts'
import { writeFileSafely } from './write-safely.server.ts'

const keyShape = /^[0-9a-f]{32}$/

// Beside the pictures, so that one backup holds both; the pictures' address serves names ending in .avif and .webp only.
const fileName = (key: string) => `${key}.pdf`

type Where = Pick<Config, 'dataDir' | 'filesS3'>

export type KeptDocument = { storageKey: string; sizeBytes: number }

/** Keeps a PDF under a name that nobody can guess, for all servers. Null, and nothing is kept, when it is none. */
export async function keepPdf(where: Where, name: string, bytes: Uint8Array): Promise<KeptDocument | null> {
  if (extensionOf(name) !== 'pdf') return null
  const storageKey = randomBytes(16).toString('hex')
  const file = mediaPath(where.dataDir, fileName(storageKey))
  await writeFileSafely(file, bytes)
  const checked = await checkDocument(file, name, bytes.byteLength)
  if (!checked.ok) {
    await rm(file, { force: true })
    return null
  }
  await publishMediaFile(where, fileName(storageKey))
  return { storageKey, sizeBytes: bytes.byteLength }
}

/** Null when there is no such file, neither here nor in the object store. @throws what the file system says, except „not found“. */
export async function readDocument(where: Where, key: string): Promise<Buffer | null> {
  if (!keyShape.test(key)) return null
  return readMediaFile(where, fileName(key))
}
