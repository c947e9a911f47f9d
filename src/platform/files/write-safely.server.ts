import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const UNFINISHED = '.part-'

/**
 * Writes a file so that after a power cut it is there completely or not at all: write beside, fsync, rename, fsync the folder.
 * Readable by this user only.
 */
export async function writeFileSafely(path: string, content: Uint8Array | string): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Two may write the same file at once.
  const part = `${path}${UNFINISHED}${randomUUID()}`
  try {
    await writeFile(part, content, { mode: 0o600, flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await syncPath(folder)
}

/** After it a file's content, or the names in a folder, survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Clears what a killed process left half written; nobody would ever find and delete it. For the folder's only writer. */
export function removeUnfinishedFiles(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name.includes(UNFINISHED)) rmSync(join(folder, name), { force: true })
}
