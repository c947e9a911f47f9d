import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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
