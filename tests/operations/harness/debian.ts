import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root as repository } from '../../../scripts/testing/command.ts'
import { firstProgram, installDebianPackage } from '../../../scripts/testing/find.ts'
import { leaveNoMounts, must, newFolder } from '../../faults/harness/folder.ts'

const SUITE = 'trixie'
/** Certificates of this machine, and how it reaches the packages: what a machine of one's own would have set up once. */
const reach = /^(https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs)$/i

export type Inside = { code: number; said: string }
export type Debian = {
  folder: string
  /** Runs a command as root and waits for its end. */
  run: (command: string, environment?: Record<string, string>) => Promise<Inside>
  /** Starts a command; `stop` ends it with everything that it started. */
  start: (command: string, environment?: Record<string, string>) => Started
}
export type Started = { child: ChildProcess; said: () => string; stop: () => Promise<void> }

/** A fresh minimal Debian 13 with these packages, gone when the script ends. Needs root. */
export async function newDebian(packages: string[]): Promise<Debian> {
  leaveNoMounts()
  if (!(await firstProgram(['mmdebstrap']))) await installDebianPackage('mmdebstrap')
  const folder = path.join(newFolder('debian'), 'root')
  const mirror = mirrorHere()
  const include = `--include=${['ca-certificates', ...packages].join(',')}`
  // It is thrown away: nothing in it has to survive a power cut.
  const hasty = '--dpkgopt=force-unsafe-io'
  must('mmdebstrap', '--variant=minbase', '--quiet', hasty, include, SUITE, folder, ...(mirror ? [mirror] : []))
  copyFileSync('/etc/resolv.conf', path.join(folder, 'etc/resolv.conf'))
  mkdirSync(path.join(folder, 'root/.npm'))
  mkdirSync(path.join(homedir(), '.npm'), { recursive: true })
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(certificates)) copyFileSync(certificates, path.join(folder, certificates))
  const start = (command: string, environment: Record<string, string> = {}) => startInside(folder, command, environment)
  return {
    folder,
    start,
    async run(command, environment) {
      const { child, said } = start(command, environment)
      const [code] = (await once(child, 'close')) as [number | null]
      return { code: code ?? 1, said: said() }
    },
  }
}

/** Processes see only each other, and none outlives the one that began, nor this script. */
function startInside(folder: string, command: string, environment: Record<string, string>): Started {
  const passed = Object.entries(process.env).filter(([name]) => reach.test(name))
  // What npm has fetched on this machine it need not fetch again.
  const mount = `mount -t proc proc "$0/proc" && mount --bind ${homedir()}/.npm "$0/root/.npm" && exec chroot "$0" /bin/bash -c "$1"`
  const apart = ['--pdeathsig', 'KILL', 'unshare', '--mount', '--pid', '--fork', '--kill-child']
  const child = spawn('setpriv', [...apart, 'sh', '-c', mount, folder, command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(passed),
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      DEBIAN_FRONTEND: 'noninteractive',
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')
  const kill = () => void child.kill('SIGKILL')
  process.prependOnceListener('exit', kill)
  void ended.then(() => process.off('exit', kill))
  return {
    child,
    said: () => stripVTControlCharacters(output),
    async stop() {
      kill()
      await ended
    },
  }
}

/** Where this machine fetches Debian's packages from; null: mmdebstrap knows one. */
function mirrorHere(): string | null {
  const lists = [
    '/etc/apt/sources.list',
    ...readdirSync('/etc/apt/sources.list.d').map((name) => `/etc/apt/sources.list.d/${name}`),
  ]
  for (const file of lists.filter((name) => existsSync(name))) {
    const found = /^(?:URIs: *|deb +(?:\[.*?\] +)?)(\S+\/debian)\/?(?= |$)/m.exec(readFileSync(file, 'utf8'))
    if (found?.[1]) return found[1]
  }
  return null
}

/** A clone of what is committed here, as a new machine gets it. */
export function cloneInto(debian: Debian, place: string): void {
  must('git', 'clone', '--quiet', '--no-hardlinks', repository, path.join(debian.folder, place))
}

/** Waits until the address answers with 200, or says what the program said. */
export async function waitFor(url: string, { child, said }: Started, ms = 300_000): Promise<boolean> {
  for (const begin = Date.now(); Date.now() - begin < ms && child.exitCode === null; ) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  process.stderr.write(said().slice(-2000))
  return false
}
