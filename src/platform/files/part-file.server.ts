import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncPath } from './write-safely.server.ts'

/** A file that is complete on disk, but belongs to no submission yet. */
export type PartFile = {
  /** 32 hexadecimal digits that nobody can guess; the file's name, without an extension. */
  key: string
  path: string
  sizeBytes: number
  /** Hexadecimal. */
  sha256: string
}

const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')
const partFolder = (dataDir: string) => join(uploadsFolder(dataDir), '.part')

/** Where the file of a row in submission_files lies. */
export function uploadPath(dataDir: string, storageKey: string): string {
  return join(uploadsFolder(dataDir), storageKey)
}

/** Where a file waits that belongs to no submission yet. */
export function partPath(dataDir: string, key: string): string {
  return join(partFolder(dataDir), key)
}

/** Begins a file in `DATA_DIR/uploads/.part`. After `finish` its bytes are on disk; `discard` leaves nothing, at any time. */
export async function beginPartFile(dataDir: string) {
  const key = randomBytes(16).toString('hex')
  await mkdir(partFolder(dataDir), { recursive: true, mode: 0o700 })
  const path = join(partFolder(dataDir), key)
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let sizeBytes = 0
  let isOpen = true

  async function close(): Promise<void> {
    if (isOpen) await file.close()
    isOpen = false
  }
  return {
    async write(bytes: Uint8Array): Promise<void> {
      // Unlike `write` it goes on after a short write.
      await file.writeFile(bytes)
      hash.update(bytes)
      sizeBytes += bytes.byteLength
    },
    async finish(): Promise<PartFile> {
      await file.sync()
      await close()
      return { key, path, sizeBytes, sha256: hash.digest('hex') }
    },
    async discard(): Promise<void> {
      await close()
      await rm(path, { force: true })
    },
  }
}

/** A whole file at once. When the disk fails, nothing is left of it. */
export async function writePartFile(dataDir: string, bytes: Uint8Array): Promise<PartFile> {
  const file = await beginPartFile(dataDir)
  try {
    await file.write(bytes)
    return await file.finish()
  } catch (error) {
    await file.discard()
    throw error
  }
}

/**
 * Gives files their place before the transaction that names them. Each keeps its second name in `.part` until somebody knows
 * whether the transaction was stored (`settleUploads`): after a crash that name tells which files have to be looked at.
 */
export async function placePartFiles(dataDir: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  for (const key of keys) await link(join(partFolder(dataDir), key), uploadPath(dataDir, key))
  await syncPath(uploadsFolder(dataDir))
}

/** The transaction was stored: only the name in `.part` goes. */
export async function keepUploads(dataDir: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await rm(join(partFolder(dataDir), key), { force: true })
}

/** Nothing was stored: the file goes, and its name in `.part` last, so that a crash in between is found again. */
export async function discardUploads(dataDir: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await rm(uploadPath(dataDir, key), { force: true })
    await rm(join(partFolder(dataDir), key), { force: true })
  }
}

/** The keys of files in `.part` that were last written before `before`. */
export async function listPartFiles(dataDir: string, before: Date): Promise<string[]> {
  const names = await readdir(partFolder(dataDir)).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const found = await stat(join(partFolder(dataDir), name)).catch(() => null)
    if (found?.isFile() && found.mtime < before) old.push(name)
  }
  return old
}
