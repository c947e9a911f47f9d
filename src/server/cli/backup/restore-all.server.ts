import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config.server.ts'
import { restoreSqlite } from '#platform/database/backup.server.ts'
import { databaseFile } from '#platform/database/data-dir.server.ts'
import { CommandError } from '../command.ts'
import { restorePostgres } from '../commands/postgres-programs.server.ts'
import { readArchive } from './archive.server.ts'
import { workFolder } from './back-up-all.server.ts'
import { readInventory } from './inventory.server.ts'

type Restored = { keptAs: string[] }

/** Puts everything of a backup in its place: files first, the database last. The caller holds the server's lock. */
export async function restoreAll(config: Config, file: string, identity: string | null): Promise<Restored> {
  const { dataDir, databaseUrl } = config
  const folder = await workFolder(dataDir, 'restore')
  const keptAs: string[] = []
  try {
    await readArchive(file, folder, identity)
    await readInventory(folder)
    const isSqlite = existsSync(join(folder, 'site.sqlite'))
    if (isSqlite !== (databaseUrl === null))
      throw new CommandError(
        isSqlite
          ? 'Diese Sicherung ist aus SQLite, DATABASE_URL nennt PostgreSQL: erst ohne DATABASE_URL einspielen, dann „office move“.'
          : 'Diese Sicherung ist aus PostgreSQL: Setzen Sie DATABASE_URL.',
      )
    for (const name of ['uploads', 'media', 'mail']) await moveFiles(join(folder, name), join(dataDir, name))
    const aside = await putSecret(folder, dataDir)
    if (aside !== null) keptAs.push(aside)
    if (databaseUrl !== null) await restorePostgres(databaseUrl, join(folder, 'site.dump'))
    else {
      const restored = await restoreSqlite(join(folder, 'site.sqlite'), databaseFile(dataDir), new Date())
      if (restored.keptAs !== null) keptAs.push(restored.keptAs)
    }
    return { keptAs }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function moveFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true }).catch(() => [])) {
    await mkdir(to, { recursive: true, mode: 0o700 })
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await moveFiles(source, target)
    else await rename(source, target)
  }
}

/** @returns where the present secret lies now, when the backup brought another one. */
async function putSecret(folder: string, dataDir: string): Promise<string | null> {
  const [source, target] = [join(folder, 'secret'), join(dataDir, 'secret')]
  if (!existsSync(source)) return null
  const present = await readFile(target).catch(() => null)
  if (present?.equals(await readFile(source))) return null
  const aside = `${target}.vor-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`
  if (present) await rename(target, aside)
  await rename(source, target)
  return present ? aside : null
}
