import { existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError, backUpSqlite, restoreSqlite } from '#platform/database/backup.server.ts'
import { noteBackup, lockDataDir, databaseFile } from '#platform/database/data-dir.server.ts'
import type { Config } from '#platform/config.server.ts'
import { CommandError, type Command } from '../command.ts'
import { isDatabaseAlone, withoutGzip } from '../backup/archive.server.ts'
import { backUpAll, deleteOldBackups, newestBackup, workFolder } from '../backup/back-up-all.server.ts'
import { INVENTORY } from '../backup/inventory.server.ts'
import { drill } from '../backup/drill.server.ts'
import { restoreAll } from '../backup/restore-all.server.ts'
import { dumpPostgres, restorePostgres } from './postgres-programs.server.ts'

export const backupCommand: Command = {
  words: 'backup',
  positionals: ['ZIEL'],
  summary: 'Sichert alles in einen Ordner, oder die Datenbank allein in eine Datei; der Server darf dabei laufen.',
  details:
    'Ist ZIEL ein Ordner, entsteht darin eine Datei mit Datenbank, Anhängen, Bildern und Mailkopien, und Sicherungen ab 29 Tagen verschwinden. ' +
    'Mit BACKUP_RECIPIENT ist sie verschlüsselt und enthält auch das Geheimnis; sonst bewahren Sie es getrennt auf. Kartenkacheln entstehen neu.',
  options: { force: { type: 'boolean', help: 'eine vorhandene Datei ersetzen' } },
  async run({ config, positionals, flag, out, note }) {
    const target = positionals[0] ?? ''
    if (config.databaseUrl === null && !existsSync(databaseFile(config.dataDir)))
      throw new CommandError(`In ${config.dataDir} liegt keine Datenbank. Stimmt DATA_DIR?`)
    if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
      const now = new Date()
      const file = await asCommandError(() => backUpAll(config, target, now))
      await noteBackup(config.dataDir, now)
      await out(`Gesichert und geprüft: ${file}\n`)
      const deleted = await deleteOldBackups(target, now)
      if (deleted > 0) await out(`Gelöscht, weil zu alt: ${deleted}\n`)
      for (const line of secretNotes(config, target)) note(line)
      return
    }
    if (existsSync(target) && !flag('force')) {
      throw new CommandError(`Die Datei ${target} gibt es schon. Ersetzen: --force`)
    }
    if (config.databaseUrl !== null) await dumpPostgres(config.databaseUrl, target)
    else await asCommandError(() => backUpSqlite(databaseFile(config.dataDir), target))
    await noteBackup(config.dataDir, new Date())
    await out(`Gesichert und geprüft: ${target}\n`)
    note('Das ist die Datenbank allein. Alles zusammen: office backup ORDNER')
  },
}

/** The secret opens every link and signs in everybody: it never lies beside a readable backup. */
function secretNotes(config: Config, folder: string): string[] {
  const notes: string[] = []
  if (config.backupRecipient === null)
    notes.push(
      `Nicht verschlüsselt (BACKUP_RECIPIENT ist leer), deshalb ohne das Geheimnis. Bewahren Sie ${config.secret === null ? join(config.dataDir, 'secret') : 'SECRET'} an einem anderen Ort auf.`,
    )
  if (config.filesS3 !== null) notes.push('Anhänge und Bilder liegen im Objektspeicher; sichern Sie ihn dort.')
  if (existsSync(join(folder, 'secret')))
    notes.push(
      `${join(folder, 'secret')} ist das Geheimnis, lesbar neben den Sicherungen: Bringen Sie es woanders hin.`,
    )
  return notes
}

const identityOption = {
  identity: {
    type: 'string',
    value: 'DATEI',
    help: 'der private Schlüssel von age, wenn die Sicherung verschlüsselt ist',
  },
} as const

export const restoreCommand: Command = {
  words: 'restore',
  positionals: ['DATEI'],
  summary: 'Setzt eine geprüfte Sicherung an die Stelle des Vorhandenen. Der Server muss dafür stehen.',
  details:
    'DATEI ist, was „backup“ geschrieben hat, auch noch einmal gepackt (.gz) oder als Ordner ausgepackt. ' +
    'Die jetzige Datenbank bleibt daneben liegen. Mails, die seit der Sicherung verschickt wurden, gehen noch einmal hinaus.',
  options: identityOption,
  async run({ config, positionals, text, out }) {
    const file = positionals[0] ?? ''
    if (!existsSync(file)) throw new CommandError(`Die Datei ${file} gibt es nicht.`)
    for (const keptAs of await restoreLocked(config, file, text('identity') ?? null))
      await out(`Das bisherige liegt jetzt hier: ${keptAs}\n`)
    await out(
      'Die Sicherung ist eingespielt. Bringen Sie sie mit „npm run office -- migrate“ auf den neuesten Stand.\n',
    )
  },
}

export const drillCommand: Command = {
  words: 'drill',
  positionals: ['DATEI'],
  summary:
    'Probt die Wiederherstellung: Zeilen, Prüfsummen, und ob sich ein alter Link öffnet. Der Server darf laufen.',
  details:
    'DATEI ist eine Sicherung, gepackt oder als Ordner ausgepackt, oder der Ordner mit allen, dann zählt die neueste darin. Alles geschieht an einem Ort, der danach verschwindet; ' +
    'keine Mail geht hinaus. PostgreSQL: eine Datenbank für die Probe entsteht auf dem Server von DATABASE_URL (Recht CREATEDB).',
  options: {
    ...identityOption,
    secret: { type: 'string', value: 'DATEI', help: 'das Geheimnis, wenn es woanders liegt als in DATA_DIR/secret' },
  },
  async run({ config, positionals, text, out }) {
    const given = positionals[0] ?? ''
    const kind = statSync(given, { throwIfNoEntry: false })
    const isUnpacked = existsSync(join(given, INVENTORY))
    const file = kind?.isDirectory() && !isUnpacked ? await newestBackup(given) : given
    if (!kind || file === null) throw new CommandError(`In ${given} liegt keine Sicherung.`)
    await out(`Probe mit ${file}\n`)
    const found = await drill({
      config,
      file,
      identity: text('identity') ?? null,
      secretFile: text('secret') ?? null,
    })
    for (const { what, isFine, detail } of found) await out(`${isFine ? '✓' : '✗'} ${what}: ${detail}\n`)
    if (!found.every(({ isFine }) => isFine)) throw new CommandError('Die Probe ist misslungen.')
    await out('Die Probe ist gelungen: Aus dieser Sicherung lässt sich die Website wiederherstellen.\n')
  },
}

/** @returns where what was there before lies now. */
async function restoreLocked(config: Config, file: string, identity: string | null): Promise<string[]> {
  const lock = lockDataDir(config.dataDir)
  const folder = await workFolder(config.dataDir, 'unpack')
  try {
    const backup = await withoutGzip(file, folder)
    if (!isDatabaseAlone(backup)) return (await asCommandError(() => restoreAll(config, backup, identity))).keptAs
    if (config.databaseUrl !== null) {
      await restorePostgres(config.databaseUrl, backup)
      return []
    }
    const { keptAs } = await asCommandError(() => restoreSqlite(backup, databaseFile(config.dataDir), new Date()))
    return keptAs === null ? [] : [keptAs]
  } finally {
    await rm(folder, { recursive: true, force: true })
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
