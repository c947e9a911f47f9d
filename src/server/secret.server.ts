import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of form tokens and signed links: the setting SECRET, else made once and kept readable by this user only. */
export function readSecret(configured: string | null, dataDir: string): Buffer {
  if (configured !== null) return Buffer.from(configured)
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(dataDir, file)
  const secret = readFileSync(file)
  // Never sign with an empty key: anybody could make such signatures.
  if (secret.length < 32)
    throw new Error(`Die Datei ${file} ist beschädigt. Löschen Sie sie; sie wird beim Start neu gemacht.`)
  return secret
}

/** Written beside and linked into place: two processes that start at once agree on one, and a crash leaves none by half. */
function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const part = `${file}.part-${process.pid}`
  try {
    writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(part, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
}
