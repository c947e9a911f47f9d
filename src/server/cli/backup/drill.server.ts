import { existsSync } from 'node:fs'
import { copyFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BackupError, checkDatabaseFile } from '#platform/database/backup.server.ts'
import { makeDatabase, openCopy } from '#platform/database/backup-contents.server.ts'
import { newestOpenRequest } from '#requests/request/newest-open/repository.server.ts'
import { type Db, openPostgres } from '#platform/database/database.server.ts'
import { senderToken } from '#requests/request/sender-link.server.ts'
import type { Config } from '#platform/config.server.ts'
import { CommandError } from '../command.ts'
import { restorePostgres } from '../commands/postgres-programs.server.ts'
import { readSecret } from '../../secret.server.ts'
import { readArchive } from './archive.server.ts'
import { STATEMENT_MS, workFolder } from './back-up-all.server.ts'
import { checkCounts, checkFiles, type Found, checkLinkOpens } from './checks.server.ts'
import { type Inventory, readInventory, sumOf } from './inventory.server.ts'

type Drill = { config: Config; file: string; identity: string | null; secretFile: string | null }

/**
 * Restores a backup into a temporary place and looks whether it is all there and the site runs on it. Sends no mail, touches neither
 * DATA_DIR's own files nor the company's database, and leaves nothing.
 */
export async function drill({ config, file, identity, secretFile }: Drill): Promise<Found[]> {
  const folder = await workFolder(config.dataDir, 'drill')
  const cleanups = [() => rm(folder, { recursive: true, force: true })]
  try {
    await readArchive(file, folder, identity)
    const inventory = await readInventory(folder)
    const { db, databaseUrl } = await openRestored(config, folder, (cleanup) => cleanups.unshift(cleanup))
    const found = [
      await checkCounts(db, inventory),
      ...(await checkFiles(db, { folder, filesS3: config.filesS3 }, inventory)),
    ]
    await provideSecret(config, folder, secretFile)
    return [...found, await checkLink(db, inventory, { folder, databaseUrl })]
  } catch (error) {
    if (error instanceof BackupError || error instanceof CommandError)
      return [{ what: basename(file), isFine: false, detail: error.message }]
    throw error
  } finally {
    for (const cleanup of cleanups) await cleanup()
  }
}

/** The restored database: the file itself, or a database of its own on the server of DATABASE_URL. */
async function openRestored(config: Config, folder: string, later: (cleanup: () => Promise<void>) => void) {
  const file = join(folder, 'site.sqlite')
  if (existsSync(file)) {
    checkDatabaseFile(file)
    const db = openCopy(file)
    later(() => db.destroy())
    return { db, databaseUrl: null }
  }
  if (config.databaseUrl === null)
    throw new CommandError(
      'Diese Sicherung ist aus PostgreSQL: Setzen Sie DATABASE_URL auf einen Server für die Probe.',
    )
  const server = openPostgres(config.databaseUrl, { statementMs: STATEMENT_MS })
  later(() => server.destroy())
  const { url, drop } = await makeDatabase(server, config.databaseUrl, `drill_${process.pid}`).catch(
    (error: unknown) => {
      throw new CommandError(`Die Datenbank für die Probe entstand nicht (Recht CREATEDB?): ${String(error)}`)
    },
  )
  later(drop)
  await restorePostgres(url, join(folder, 'site.dump'))
  const db = openPostgres(url, { statementMs: STATEMENT_MS })
  later(() => db.destroy())
  return { db, databaseUrl: url }
}

/** An encrypted backup brings its secret; for the others it was kept elsewhere, or is this machine's own. */
async function provideSecret(config: Config, folder: string, secretFile: string | null): Promise<void> {
  const place = join(folder, 'secret')
  if (secretFile !== null) return copyFile(secretFile, place)
  if (existsSync(place)) return
  const own = join(config.dataDir, 'secret')
  if (config.secret === null && !existsSync(own))
    throw new CommandError('Das Geheimnis liegt nicht in der Sicherung: --secret DATEI, oder setzen Sie SECRET.')
  await writeFile(place, readSecret(config.secret, config.dataDir), { mode: 0o600 })
}

async function checkLink(
  db: Db,
  { link }: Inventory,
  { folder, databaseUrl }: { folder: string; databaseUrl: string | null },
): Promise<Found> {
  const what = 'Link eines Absenders'
  const request = await newestOpenRequest(db)
  if (link === null || request === null) {
    const isFine = link === null
    const token = null
    return isFine
      ? checkLinkOpens({ folder, databaseUrl, token, what, detail: 'kein offener Vorgang; die Startseite öffnet sich' })
      : { what, isFine, detail: `der Vorgang ${link.reference} fehlt` }
  }
  const token = senderToken(readSecret(null, folder), request, new Date())
  if (sumOf(token) !== link.sum)
    return {
      what,
      isFine: false,
      detail: 'Das Geheimnis ist nicht das der Sicherung: Alte Links öffnen sich nicht mehr.',
    }
  return checkLinkOpens({ folder, databaseUrl, token, what, detail: `der von ${link.reference} öffnet sich` })
}
