import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { syncPath } from '../files/write-safely.server.ts'

export class BackupError extends Error {}

/**
 * Copies a SQLite database while a server writes to it, checks the copy, and only then gives it its name.
 * One step for all pages (`rate`): with the default of 100 the copy starts again at every write of another process.
 * @throws BackupError with a German sentence when the copy is not sound.
 */
export async function backUpSqlite(databasePath: string, target: string): Promise<void> {
  const part = `${target}.part`
  rmSync(part, { force: true })
  const source = new DatabaseSync(databasePath, { timeout: 30_000 })
  try {
    await backup(source, part, { rate: 1e6 })
  } finally {
    source.close()
  }
  try {
    checkDatabaseFile(part)
    await syncPath(part)
    renameSync(part, target)
    await syncPath(dirname(target))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/**
 * Looks at a database file as a whole: every page, every index, and whether it is one of ours.
 * @throws BackupError with a German sentence.
 */
export function checkDatabaseFile(path: string): void {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path)
    // The copy remembers the write-ahead log of its source; as a single file it needs none.
    database.exec('pragma journal_mode = delete')
    const lines = database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(Object.values(row)[0]))
    if (lines.join() !== 'ok') throw new BackupError(`Die Datei ${path} ist beschädigt: ${lines[0]}`)
    const known = database.prepare("select name from sqlite_master where name = 'kysely_migration'").all()
    if (known.length === 0) throw new BackupError(`Die Datei ${path} ist keine Datenbank dieser Seite.`)
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(
      `Die Datei ${path} kann nicht gelesen werden: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    database?.close()
  }
}

/**
 * Puts a checked copy in the database's place. The present database is kept beside it, under the returned name, and at no
 * moment is there none (a server that started then would begin with an empty one). The caller holds the server's lock.
 * @throws BackupError when the file is not sound or another program has the database open.
 */
export async function restoreSqlite(file: string, databasePath: string, now: Date): Promise<{ keptAs: string | null }> {
  const part = `${databasePath}.restore`
  await copyFile(file, part)
  try {
    checkDatabaseFile(part)
    await syncPath(part)
    const keptAs = existsSync(databasePath) ? setAside(databasePath, now) : null
    renameSync(part, databasePath)
    await syncPath(dirname(databasePath))
    return { keptAs }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function setAside(databasePath: string, now: Date): string {
  const aside = `${databasePath}.vor-${now.toISOString().replaceAll(/[-:.]/g, '')}`
  mergeLog(databasePath)
  // Still there only when the present database is too damaged to be opened; then they belong to the kept copy.
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(databasePath + ending)) renameSync(databasePath + ending, aside + ending)
  }
  linkSync(databasePath, aside)
  return aside
}

/** Brings the write-ahead log into the file, and finds out whether anybody else has it open. */
function mergeLog(databasePath: string): void {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(databasePath, { timeout: 2000 })
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit; pragma wal_checkpoint(truncate)')
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
    if (code === 5 || code === 6)
      throw new BackupError('Ein anderes Programm benutzt die Datenbank. Beenden Sie es zuerst.')
  } finally {
    database?.close()
  }
}
