import { existsSync } from 'node:fs'
import { BackupError, backUpSqlite, restoreSqlite } from '#platform/database/backup.server.ts'
import { noteBackup } from '#platform/database/backup-stamp.server.ts'
import { lockDataDir } from '#platform/database/data-dir-lock.server.ts'
import { databaseFile } from '#platform/database/in-place.server.ts'
import type { Config } from '#platform/config.server.ts'
import { CommandError, type Command } from '../command.ts'
import { dumpPostgres, restorePostgres } from './postgres-programs.server.ts'

export const backupCommand: Command = {
  words: 'backup',
  positionals: ['DATEI'],
  summary: 'Sichert die Datenbank in eine Datei und prüft sie; der Server darf dabei laufen.',
  details:
    'Sichern Sie danach auch DATA_DIR/secret, DATA_DIR/uploads und DATA_DIR/media, ohne SMTP_URL auch DATA_DIR/mail. Kartenkacheln entstehen neu.',
  options: { force: { type: 'boolean', help: 'eine vorhandene Datei ersetzen' } },
  async run({ config, positionals, flag, out }) {
    const target = positionals[0] ?? ''
    if (existsSync(target) && !flag('force')) {
      throw new CommandError(`Die Datei ${target} gibt es schon. Ersetzen: --force`)
    }
    if (config.databaseUrl !== null) await dumpPostgres(config.databaseUrl, target)
    else {
      const source = databaseFile(config.dataDir)
      if (!existsSync(source)) throw new CommandError(`In ${config.dataDir} liegt keine Datenbank. Stimmt DATA_DIR?`)
      await asCommandError(() => backUpSqlite(source, target))
    }
    await noteBackup(config.dataDir, new Date())
    await out(`Gesichert und geprüft: ${target}\n`)
  },
}

export const restoreCommand: Command = {
  words: 'restore',
  positionals: ['DATEI'],
  summary: 'Setzt eine geprüfte Sicherung an die Stelle der Datenbank. Der Server muss dafür stehen.',
  details:
    'Die jetzige Datenbank bleibt daneben liegen. Mails, die seit der Sicherung verschickt wurden, gehen noch einmal hinaus.',
  async run({ config, positionals, out }) {
    const file = positionals[0] ?? ''
    if (!existsSync(file)) throw new CommandError(`Die Datei ${file} gibt es nicht.`)
    const keptAs = await restoreLocked(config, file)
    if (keptAs !== null) await out(`Die bisherige Datenbank liegt jetzt hier: ${keptAs}\n`)
    await out(
      'Die Sicherung ist eingespielt. Bringen Sie sie mit „npm run office -- migrate“ auf den neuesten Stand.\n',
    )
  },
}

async function restoreLocked(config: Config, file: string): Promise<string | null> {
  const lock = lockDataDir(config.dataDir)
  try {
    if (config.databaseUrl !== null) {
      await restorePostgres(config.databaseUrl, file)
      return null
    }
    const { keptAs } = await asCommandError(() => restoreSqlite(file, databaseFile(config.dataDir), new Date()))
    return keptAs
  } finally {
    lock.release()
  }
}

async function asCommandError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message)
    throw error
  }
}
