import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
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

/** Unpacks an archive into an empty folder; `identity` is the file with age's private key. @throws CommandError when it is damaged. */
export async function readArchive(file: string, folder: string, identity: string | null): Promise<void> {
  const unpack = ['--extract', '--no-same-owner', '--directory', folder]
  if (!file.endsWith('.age')) {
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
