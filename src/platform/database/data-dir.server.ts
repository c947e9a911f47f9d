import { mkdirSync, statSync, readFileSync, writeFileSync } from 'node:fs'
import { stat, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { isDamage } from './integrity.server.ts'

/** A second server was started on one DATA_DIR. The process ends with this code (EX_CANTCREAT of sysexits.h). */
export class DataDirInUseError extends Error {
  readonly exitCode = 73

  constructor(dataDir: string) {
    super(
      `Auf dem Datenverzeichnis ${resolve(dataDir)} läuft schon ein Server. Beenden Sie ihn zuerst oder geben Sie mit DATA_DIR ein anderes Verzeichnis an.`,
    )
  }
}

// An unreferenced DatabaseSync is closed by the garbage collector, and its lock with it.
const held = new Set<DatabaseSync>()

/**
 * Claims a data directory for this process until `release`. The lock is the operating system's on `server.lock`, so a
 * killed process leaves none behind; nothing else may open that file, since closing it anywhere would drop the lock.
 * @throws DataDirInUseError when another server holds it.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff)) {
      throw new DataDirInUseError(dataDir)
    }
    throw error
  }
  held.add(lock)
  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}

/** SQLite's READONLY, IOERR, FULL and CANTOPEN. */
const SQLITE_CODES = new Set([8, 10, 13, 14])
const SYSTEM_CODES = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'EIO', 'ENOTDIR', 'EEXIST'])

/** The data directory cannot be written: the process ends with this code (EX_IOERR of sysexits.h). */
export class DataDirUnusableError extends Error {
  readonly exitCode = 74

  constructor(dataDir: string, reason: string) {
    super(
      `In das Datenverzeichnis ${dataDir} lässt sich nicht schreiben (${reason}). Ist die Platte voll oder schreibgeschützt, oder gehört das Verzeichnis jemand anderem?`,
    )
  }
}

/** True for what SQLite and the system say when a directory or its disk takes no write. */
export function isUnusableDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return SQLITE_CODES.has(Number(error.errcode) & 0xff)
  return 'code' in error && SYSTEM_CODES.has(String(error.code)) && 'syscall' in error
}

/**
 * Remembers which file the open SQLite database is. The returned check throws when the path leads elsewhere by now: after
 * a rename or an unlink a server goes on writing into a file that nobody will find again, and answers 201. It throws as well when the
 * file was cut off. SQLite itself makes it smaller, too, when it is built anew after a deletion (decision 0069).
 */
export function watchDatabaseFile(path: string): () => void {
  const opened = statSync(path, { bigint: true })
  let { size } = opened
  return () => {
    const now = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (now?.ino !== opened.ino || now.dev !== opened.dev) {
      throw new Error('The database file was moved or replaced while the server runs; restart the server')
    }
    if (now.size < size && !isWhole(path)) {
      throw new Error('The database file was cut off while the server runs; restore a backup')
    }
    size = now.size
  }
}

/**
 * Whether a database file has all the pages that its first page counts: SQLite refuses to read it otherwise
 * (https://sqlite.org/fileformat2.html#in_header_database_size). `immutable` leaves the log aside. Only SQLite may open this file: whoever
 * else closed it would drop the locks of this process.
 */
function isWhole(path: string): boolean {
  const url = pathToFileURL(path)
  url.searchParams.set('immutable', '1')
  const file = new DatabaseSync(url, { readOnly: true })
  try {
    return file.prepare('select 1 from sqlite_schema limit 1').get() !== undefined
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  } finally {
    file.close()
  }
}

/** Where SQLite's file lies. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite')
}

const stampFile = (dataDir: string) => join(dataDir, 'last-backup')

/** Notes in DATA_DIR that a backup was made and checked just now. */
export async function noteBackup(dataDir: string, now: Date): Promise<void> {
  // The backup counts, not its note: its author may only be allowed to read here.
  await writeFile(stampFile(dataDir), `${now.toISOString()}\n`, { mode: 0o640 }).catch(() => {})
}

/** When the last one was made with `office backup` on this directory; null when that is not known. */
export async function lastBackupAt(dataDir: string): Promise<string | null> {
  const stamp = await stat(stampFile(dataDir)).catch(() => null)
  return stamp ? stamp.mtime.toISOString() : null
}

/** The site's address without a slash at the end, and the software's version. */
type Served = 'address' | 'version'

/**
 * Leaves in the data directory what is served, for the operator's tool: it prints links, and is often called without the PORT that the
 * server was started with. Never throws: a disk that takes nothing must not stop the start.
 */
export function noteServed(dataDir: string, what: Served, text: string): void {
  try {
    writeFileSync(join(dataDir, what), `${text}\n`, { mode: 0o600 })
  } catch {
    // The tool then goes by its own settings, as it did before the first start.
  }
}

/** Returns what was last served on this data directory, or null. */
export function lastServed(dataDir: string, what: Served): string | null {
  try {
    return readFileSync(join(dataDir, what), 'utf8').trim() || null
  } catch {
    return null
  }
}

/** Room that is left on the disk of the data directory. */
export async function freeBytes(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize
}
