import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { countTables } from '#platform/database/backup-contents.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { submissionFiles } from '#platform/files/repository.server.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import type { S3Settings } from '#platform/config.server.ts'
import { countFiles, type Inventory } from './inventory.server.ts'

/** One thing that was looked at, in German. */
export type Found = { what: string; isFine: boolean; detail: string }

/** Whether the restored database has the rows that the backup says it had. */
export async function checkCounts(db: Db, { tables }: Inventory): Promise<Found> {
  const now = await countTables(db)
  const names = [...new Set([...Object.keys(tables), ...Object.keys(now)])]
  const wrong = names.filter((name) => tables[name] !== now[name])
  const rows = Object.values(now).reduce((sum, count) => sum + count, 0)
  const detail = wrong.map((name) => `${name}: ${now[name] ?? 'fehlt'} statt ${tables[name] ?? 'keiner'}`).join(', ')
  return {
    what: 'Zeilen',
    isFine: wrong.length === 0,
    detail: detail || `${rows} in ${names.length} Tabellen, wie bei der Sicherung`,
  }
}

/** Whether every upload is there with the SHA-256 of its row, and no picture is missing. */
export async function checkFiles(
  db: Db,
  { folder, filesS3 }: { folder: string; filesS3: S3Settings | null },
  { pictures }: Inventory,
): Promise<Found[]> {
  const uploads = await submissionFiles(db).listAll()
  const wrong: string[] = []
  for (const { storageKey, sha256 } of uploads) {
    const body = await openUpload({ config: { dataDir: folder, filesS3 } }, storageKey)
    const hash = createHash('sha256')
    if (body) for await (const piece of body) hash.update(piece)
    if (!body) wrong.push(`${storageKey} fehlt`)
    else if (hash.digest('hex') !== sha256) wrong.push(`${storageKey} ist beschädigt`)
  }
  const files: Found = {
    what: 'Anhänge',
    isFine: wrong.length === 0,
    detail: wrong.length > 0 ? wrong.join(', ') : `${uploads.length}, jeder mit der Prüfsumme seiner Zeile`,
  }
  if (filesS3 !== null) return [files]
  const found = await countFiles(join(folder, 'media'))
  return [files, { what: 'Bilder', isFine: found >= pictures, detail: `${found} Dateien, ${pictures} gesichert` }]
}
