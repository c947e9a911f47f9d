import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { countTables } from '#platform/database/backup-contents.server.ts'
import { newestOpenRequest } from '#requests/request/newest-open/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { senderToken } from '#requests/request/sender-link.server.ts'
import { CommandError } from '../command.ts'

const shape = z.object({
  madeAt: z.string(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number()),
  /** Files in `media` when the backup began. */
  pictures: z.number(),
  /** A link that must open after a restore. Only its sum is kept: a reader of the backup must not be able to open it. */
  link: z.nullable(z.object({ reference: z.string(), sum: z.string() })),
})

/** Inventory of a backup, against which a restore is checked. */
export type Inventory = z.output<typeof shape>

export const INVENTORY = 'inventory.json'

export const sumOf = (text: string) => createHash('sha256').update(text).digest('hex')

export async function writeInventory(
  folder: string,
  { db, secret, dataDir, now }: { db: Db; secret: Buffer; dataDir: string; now: Date },
): Promise<void> {
  const request = await newestOpenRequest(db)
  const inventory: Inventory = {
    madeAt: now.toISOString(),
    tables: await countTables(db),
    pictures: await countFiles(join(dataDir, 'media')),
    link: request && { reference: request.reference, sum: sumOf(senderToken(secret, request, now)) },
  }
  await writeFile(join(folder, INVENTORY), JSON.stringify(inventory, null, 2), { mode: 0o600 })
}

/** @throws CommandError when the folder holds no backup of ours. */
export async function readInventory(folder: string): Promise<Inventory> {
  const text = await readFile(join(folder, INVENTORY), 'utf8').catch(() => '')
  const read = shape.safeParse(parsed(text))
  if (!read.success) throw new CommandError('Das ist keine vollständige Sicherung: Ihr Verzeichnis fehlt.')
  return read.data
}

export async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).length
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
