import { access, constants, readFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from './command.ts'

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

/** Installs a Debian package when this is Debian (or Ubuntu) and we may; says whether it worked. */
export async function installDebianPackage(name: string): Promise<boolean> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '')
  if (!isRoot || !/^ID(_LIKE)?=.*debian/m.test(system)) return false
  console.log(`    installing the Debian package ${name} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env, timeoutMs: 300_000 })
  if ((await install()).code === 0) return true
  await run('apt-get', ['update'], { env, timeoutMs: 120_000 })
  return (await install()).code === 0
}
