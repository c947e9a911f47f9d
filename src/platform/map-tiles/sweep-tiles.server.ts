import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Keep = { newerThan: Date; most: number }

/** Deletes tiles and half-written files that nobody has fetched anew for long, and the oldest beyond `most`. Gives back how many went. */
export async function sweepTiles(folder: string, { newerThan, most }: Keep): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: { path: string; writtenAt: number }[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (found) files.push({ path, writtenAt: found.mtimeMs })
  }
  const newestFirst = files.toSorted((one, other) => other.writtenAt - one.writtenAt)
  const old = newestFirst.filter(({ writtenAt }, index) => index >= most || writtenAt < newerThan.getTime())
  for (const { path } of old) await rm(path, { force: true })
  return old.length
}
