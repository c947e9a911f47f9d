import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.server.ts'
import type { Db } from '../database/database.server.ts'
import { uploadPath } from './part-file.server.ts'
import { requestFiles } from './repository.server.ts'
import { objectStore, type ObjectStore } from './s3.server.ts'
import { sha256Of } from './sha256-of.server.ts'

export type MovedFiles = { uploads: number; pictures: number; missing: string[] }

/**
 * Puts uploads and derived pictures into the object store and reads every upload again: its SHA-256 must be the one of its row.
 * @returns how many are there, and the keys of rows whose file was missing here already.
 * @throws StoreError, or Error when a file came out different.
 */
export async function moveFiles(
  db: Db,
  { dataDir, filesS3 }: Pick<Config, 'dataDir' | 'filesS3'>,
): Promise<MovedFiles | null> {
  if (filesS3 === null) return null
  const store = objectStore(filesS3)
  const moved: MovedFiles = { uploads: 0, pictures: 0, missing: [] }
  for (const { storageKey, sha256 } of await requestFiles(db).listAll()) {
    const path = uploadPath(dataDir, storageKey)
    if (!(await stat(path).catch(() => null))) {
      moved.missing.push(storageKey)
      continue
    }
    await store.put(`uploads/${storageKey}`, path)
    if ((await sumOf(store, `uploads/${storageKey}`)) !== sha256)
      throw new Error(`uploads/${storageKey} kam anders an.`)
    moved.uploads += 1
  }
  const folder = join(dataDir, 'media')
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    await store.put(`media/${entry.name}`, path)
    if ((await store.size(`media/${entry.name}`)) !== (await stat(path)).size)
      throw new Error(`media/${entry.name} kam anders an.`)
    moved.pictures += 1
  }
  return moved
}

async function sumOf(store: ObjectStore, key: string): Promise<string | null> {
  const body = await store.get(key)
  return body && sha256Of(body)
}
