import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that after a power cut it is there whole or not at all: write beside, fsync, rename, fsync the folder.
 * Readable by this user only.
 */
export async function writeFileSafely(path: string, content: Uint8Array | string): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = `${path}.part-${process.pid}`
  try {
    const file = await open(part, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
