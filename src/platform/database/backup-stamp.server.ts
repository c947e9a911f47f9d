import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
