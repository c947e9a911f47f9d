import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backUpSqlite } from '#platform/database/backup.server.ts'
import { onSnapshot, openCopy } from '#platform/database/backup-contents.server.ts'
import { openPostgres } from '#platform/database/database.server.ts'
import { databaseFile } from '#platform/database/data-dir.server.ts'
import type { Config } from '#platform/config.server.ts'
import { dumpPostgres } from '../commands/postgres-programs.server.ts'
import { readSecret } from '../../secret.server.ts'
import { writeArchive } from './archive.server.ts'
import { INVENTORY, writeInventory } from './inventory.server.ts'
import { DAY_MS, MINUTE_MS } from '#values/durations.ts'

/** /datenschutz promises 30 days; the next night removes what has become 29. */
const KEPT_DAYS = 29
/** Counting a large table takes longer than any visitor may wait. */
export const STATEMENT_MS = 10 * MINUTE_MS
/** `site-`, `uploads-`, `media-` and `mail-` are what earlier versions wrote. */
const ours = /^(website|site|uploads|media|mail)-20\d\d-\d\d-\d\d-.*\.(tar|tar\.age|sqlite)$/
const newest = /^website-20\d\d-\d\d-\d\d-\d{6}\.tar(\.age)?$/

/** One archive of database, uploads, pictures and mail copies; encrypted, also of the secret. @returns its path. */
export async function backUpAll(config: Config, folder: string, now: Date): Promise<string> {
  const { dataDir, backupRecipient, filesS3 } = config
  const secret = readSecret(config.secret, dataDir)
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  const target = join(folder, `website-${stamp}.tar${backupRecipient === null ? '' : '.age'}`)
  const work = await workFolder(dataDir, 'backup')
  try {
    const database = await copyDatabase(config, work, { secret, dataDir, now })
    const names = [INVENTORY, database]
    if (backupRecipient !== null) {
      await writeFile(join(work, 'secret'), secret, { mode: 0o600 })
      names.push('secret')
    }
    // After the database: then no row lacks its file.
    const folders = filesS3 === null ? ['uploads', 'media', 'mail'] : ['mail']
    const present = folders.filter((name) => existsSync(join(dataDir, name)))
    await writeArchive(
      target,
      [
        { folder: work, names },
        { folder: dataDir, names: present },
      ],
      backupRecipient,
    )
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return target
}

type About = { secret: Buffer; dataDir: string; now: Date }

async function copyDatabase({ databaseUrl, dataDir }: Config, work: string, about: About): Promise<string> {
  if (databaseUrl !== null) {
    const database = openPostgres(databaseUrl, { statementMs: STATEMENT_MS })
    try {
      await onSnapshot(database, async ({ db, snapshot }) => {
        await dumpPostgres(databaseUrl, join(work, 'site.dump'), snapshot)
        await writeInventory(work, { ...about, db })
      })
    } finally {
      await database.destroy()
    }
    return 'site.dump'
  }
  await backUpSqlite(databaseFile(dataDir), join(work, 'site.sqlite'))
  const db = openCopy(join(work, 'site.sqlite'))
  try {
    await writeInventory(work, { ...about, db })
  } finally {
    await db.destroy()
  }
  return 'site.sqlite'
}

/** A private folder of its own in DATA_DIR, where there is room; what a killed command left there goes after a day. */
export async function workFolder(dataDir: string, name: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const left of (await readdir(dataDir)).filter((entry) => entry.startsWith(`.${name}-`))) {
    const found = await stat(join(dataDir, left)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(join(dataDir, left), { recursive: true, force: true })
  }
  return mkdtemp(join(dataDir, `.${name}-`))
}

/** Deletes the backups in a folder that nobody may keep any longer. @returns how many. */
export async function deleteOldBackups(folder: string, now: Date): Promise<number> {
  let count = 0
  for (const name of (await readdir(folder)).filter((entry) => ours.test(entry))) {
    const { mtime } = await stat(join(folder, name))
    if (now.getTime() - mtime.getTime() < KEPT_DAYS * DAY_MS) continue
    await rm(join(folder, name))
    count += 1
  }
  return count
}

/** The newest backup in a folder; null when there is none. */
export async function newestBackup(folder: string): Promise<string | null> {
  const name = (await readdir(folder))
    .filter((entry) => newest.test(entry))
    .toSorted()
    .at(-1)
  return name === undefined ? null : join(folder, name)
}
