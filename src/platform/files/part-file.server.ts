import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncPath } from './write-safely.server.ts'

const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')
const partFolder = (dataDir: string) => join(uploadsFolder(dataDir), '.part')

/** Where the file of a row in submission_files lies. */
export function uploadPath(dataDir: string, storageKey: string): string {
  return join(uploadsFolder(dataDir), storageKey)
}

/** Where a file waits that belongs to no request yet. */
export function partPath(dataDir: string, key: string): string {
  return join(partFolder(dataDir), key)
}

/** Begins a file in `DATA_DIR/uploads/.part`. After `finish` its bytes are on disk; `remove` leaves nothing, at any time. */
export async function beginPartFile(dataDir: string) {
  const storageKey = randomBytes(16).toString('hex')
  await mkdir(partFolder(dataDir), { recursive: true, mode: 0o700 })
  const path = partPath(dataDir, storageKey)
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
    async finish() {
      await file.sync()
      await close()
      return { storageKey, sizeBytes, sha256: hash.digest('hex') }
    },
    async remove(): Promise<void> {
      await close()
      await rm(path, { force: true })
    },
  }
}

/** Writes a whole file at once. When the disk fails, nothing is left of it. */
export async function writePartFile(dataDir: string, bytes: Uint8Array) {
  const file = await beginPartFile(dataDir)
  try {
    await file.write(bytes)
    return await file.finish()
  } catch (error) {
    await file.remove()
    throw error
  }
}

/**
 * Gives files their place before the transaction that names them. Each keeps its second name in `.part` until somebody knows
 * whether the transaction was stored (`settleUploads`): after a crash that name tells which files have to be looked at.
 */
export async function placePartFiles(dataDir: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  for (const key of keys) await link(partPath(dataDir, key), uploadPath(dataDir, key))
  await syncPath(uploadsFolder(dataDir))
}

/** Keeps files whose transaction was stored: only their names in `.part` go. */
export async function keepUploads(dataDir: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await rm(partPath(dataDir, key), { force: true })
}

/** Removes files from this disk, the name in `.part` last, so that a crash in between is found again. */
export async function removePartFiles(dataDir: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await rm(uploadPath(dataDir, key), { force: true })
    await rm(partPath(dataDir, key), { force: true })
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
