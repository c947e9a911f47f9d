import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { syncPath } from '#platform/files/write-safely.server.ts'
import { CommandError } from '../command.ts'

/** A folder and what of it goes into the archive. */
export type Part = { folder: string; names: string[] }

/** tar ends so when a file changed while it was read: uploads and pictures come and go while the site runs. */
const CHANGED_MEANWHILE = 1

/** Writes one archive, encrypted for `recipient` (age) on its way: nothing readable touches the disk. It has its name once it is complete. */
export async function writeArchive(target: string, parts: Part[], recipient: string | null): Promise<void> {
  const part = `${target}.part`
  const file = openSync(part, 'w', 0o600)
  try {
    const what = parts
      .filter(({ names }) => names.length > 0)
      .flatMap(({ folder, names }) => ['--directory', folder, ...names])
    const tar = start(
      'tar',
      ['--create', '--exclude=uploads/.part', ...what],
      ['ignore', recipient === null ? file : 'pipe', 'inherit'],
    )
    const age =
      recipient === null
        ? null
        : start('age', ['--encrypt', '--recipient', recipient], [tar.child.stdout ?? 'ignore', file, 'inherit'])
    // Else this process keeps the pipe open, and neither program hears that the other has ended.
    tar.child.stdout?.destroy()
    const [tarCode] = await Promise.all([tar.ended, age?.ended.then((code) => refuse('age', code, [0]))])
    refuse('tar', tarCode, [0, CHANGED_MEANWHILE])
    fsyncSync(file)
    renameSync(part, target)
    await syncPath(dirname(target))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

/**
 * Unpacks a backup of everything into an empty folder: an archive, packed once more (gzip, xz, zstd) or not, or the folder that somebody
 * unpacked it to. `identity` is the file with age's private key. @throws CommandError when it is damaged.
 */
export async function readArchive(file: string, folder: string, identity: string | null): Promise<void> {
  if (statSync(file).isDirectory()) return cp(file, folder, { recursive: true })
  const unpack = ['--extract', '--no-same-owner', '--directory', folder]
  if (!firstBytes(file).startsWith('age-encryption.org/')) {
    return refuse('tar', await start('tar', [...unpack, '--file', file], ['ignore', 'ignore', 'inherit']).ended, [0])
  }
  if (identity === null) throw new CommandError('Die Sicherung ist verschlüsselt: --identity DATEI mit dem Schlüssel.')
  const age = start('age', ['--decrypt', '--identity', identity, file], ['ignore', 'pipe', 'inherit'])
  const tar = start('tar', unpack, [age.child.stdout ?? 'ignore', 'ignore', 'inherit'])
  age.child.stdout?.destroy()
  const [ageCode, tarCode] = await Promise.all([age.ended, tar.ended])
  refuse('age', ageCode, [0])
  refuse('tar', tarCode, [0])
}

/** Undoes gzip into a file in `folder`; any other file stays where it is. @returns its path. @throws CommandError when it is damaged. */
export async function withoutGzip(file: string, folder: string): Promise<string> {
  if (statSync(file).isDirectory() || !firstBytes(file).startsWith('\x1f\x8b')) return file
  const target = join(folder, 'unpacked')
  await pipeline(createReadStream(file), createGunzip(), createWriteStream(target, { mode: 0o600 })).catch(
    (error: unknown) => {
      throw new CommandError(`Die Datei ${file} ist beschädigt: ${String(error)}`)
    },
  )
  return target
}

/** Tells by its first bytes whether a file is a database alone; else it should be a backup of everything. */
export function isDatabaseAlone(file: string): boolean {
  return !statSync(file).isDirectory() && /^(SQLite format 3|PGDMP)/.test(firstBytes(file))
}

function firstBytes(file: string): string {
  const opened = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(32)
    return bytes.toString('latin1', 0, readSync(opened, bytes))
  } finally {
    closeSync(opened)
  }
}

function start(program: string, options: string[], stdio: NonNullable<Parameters<typeof spawn>[2]>['stdio'] & object) {
  const child: ChildProcess = spawn(program, options, { stdio })
  const missing = new CommandError(`Das Programm ${program} fehlt: apt-get install --yes ${program}`)
  const ended = once(child, 'close').then(
    ([code]) => Number(code ?? 255),
    () => Promise.reject(missing),
  )
  return { child, ended }
}

function refuse(program: string, code: number, good: number[]): void {
  if (!good.includes(code))
    throw new CommandError(`${program} endete mit ${code}: Die Sicherung ist nicht vollständig.`)
}
