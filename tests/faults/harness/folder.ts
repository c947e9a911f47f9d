import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folders: string[] = []
process.on('exit', () => {
  for (const folder of folders) remove(folder)
})

/** What is still mounted inside goes first: removing it would remove what it shows. */
function remove(folder: string): void {
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
  const inside = mounts.map((line) => line.split(' ')[4] ?? '').filter((place) => `${place}/`.startsWith(`${folder}/`))
  for (const place of inside.toReversed()) must('umount', '--lazy', place)
  // Programs that were just ended may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** A data directory that is gone when the script ends. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  folders.push(folder)
  return folder
}

/** Runs a program that must work. */
export function must(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`)
  return stdout
}

/** Whether this process may mount. In a user namespace of one's own one may mount a tmpfs, but no image. */
export function canMount(): boolean {
  const folder = newFolder('may-mount')
  if (spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status !== 0) return false
  must('umount', folder)
  return true
}

/** Begins the script anew, as root, with mounts of its own: they end with it however it ends, and its folders when it is interrupted. */
export function leaveNoMounts(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))
  if (process.env.OWN_MOUNTS) return
  const words = ['unshare', '--mount', process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.('/usr/bin/unshare', words, { ...process.env, OWN_MOUNTS: '1' })
}

/** Begins the script anew where it may mount, if that is possible here. Never returns when it does. */
export function enterMountNamespace(): void {
  if (canMount() || process.env.FAULTS_NAMESPACE) return
  const inside = { ...process.env, FAULTS_NAMESPACE: '1' }
  if (spawnSync('unshare', ['-Urm', 'true']).status !== 0) return
  const { status } = spawnSync('unshare', ['-Urm', process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: inside,
  })
  process.exit(status ?? 1)
}
