import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { mediaFolder } from '../pictures/files.server.ts'
import { checkDocument } from './check-document.server.ts'
import { extensionOf } from './file-name.ts'
import { writeFileSafely } from './write-safely.server.ts'

const keyShape = /^[0-9a-f]{32}$/

// Beside the pictures, so that one backup holds both; the pictures' address serves names ending in .avif and .webp only.
const fileOf = (dataDir: string, key: string) => path.join(mediaFolder(dataDir), `${key}.pdf`)

export type KeptDocument = { storageKey: string; sizeBytes: number }

/** Keeps a PDF under a name that nobody can guess. Null, and nothing is kept, when it is none. */
export async function keepPdf(dataDir: string, name: string, bytes: Uint8Array): Promise<KeptDocument | null> {
  if (extensionOf(name) !== 'pdf') return null
  const storageKey = randomBytes(16).toString('hex')
  const file = fileOf(dataDir, storageKey)
  await writeFileSafely(file, bytes)
  const checked = await checkDocument(file, name, bytes.byteLength)
  if (checked.ok) return { storageKey, sizeBytes: bytes.byteLength }
  await rm(file, { force: true })
  return null
}

/** Null when there is no such file. @throws what the file system says, except „not found“. */
export async function readDocument(dataDir: string, key: string): Promise<Buffer | null> {
  if (!keyShape.test(key)) return null
  return readFile(fileOf(dataDir, key)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
