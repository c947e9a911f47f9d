import { access, constants, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { root, run } from './command.ts'

export const isRoot = process.getuid?.() === 0

/** The first of `candidates` that may be executed. A bare name is looked up in PATH. */
export async function firstProgram(candidates: (string | undefined)[]): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  for (const candidate of candidates) {
    if (!candidate) continue
    const places = candidate.includes('/') ? [candidate] : folders.map((folder) => path.join(folder, candidate))
    for (const place of places) if (await isExecutable(place)) return place
  }
  return null
}

export async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}

/** What the system says that it is; nothing where it is no Linux. */
const describeSystem = () => readFile('/etc/os-release', 'utf8').catch(() => '')

/** Installs a Debian package when this is Debian (or Ubuntu) and we may; says whether it worked. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (!isRoot || !/^ID(_LIKE)?=.*debian/m.test(await describeSystem())) return false
  console.log(`    installing the Debian package ${name} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env, timeoutMs: 300_000 })
  if ((await install()).code === 0) return true
  await run('apt-get', ['update'], { env, timeoutMs: 120_000 })
  return (await install()).code === 0
}

/**
 * A program of the machine, else out of Debian's package of the same name: unpacked, not installed, so that no service starts and
 * nobody need be root.
 * @throws when it can be had neither way.
 */
export async function findOrUnpack(name: string, file: string): Promise<string> {
  const found = await firstProgram([name, `/${file}`])
  if (found) return found
  const folder = path.join(root, 'node_modules/.cache', name)
  const unpacked = path.join(folder, file)
  if (await isExecutable(unpacked)) return unpacked
  console.log(`    unpacking the Debian package ${name} …`)
  await mkdir(path.dirname(folder), { recursive: true })
  // Two at once must not write into a program that one of them runs already.
  const own = await mkdtemp(`${folder}-`)
  const download = () => run('apt-get', ['download', name], { cwd: own, timeoutMs: 300_000 })
  if ((await download()).code !== 0 && isRoot) {
    await run('apt-get', ['update'], { timeoutMs: 120_000 })
    await download()
  }
  for (const each of await readdir(own))
    if (each.endsWith('.deb')) await run('dpkg-deb', ['--extract', each, '.'], { cwd: own })
  if (!(await isExecutable(unpacked))) await rm(folder, { recursive: true, force: true })
  // Whoever comes second keeps what is there.
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }))
  if (await isExecutable(unpacked)) return unpacked
  throw new Error(`No ${name}: install it`)
}
