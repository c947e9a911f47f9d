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
