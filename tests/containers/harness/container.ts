import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { must } from '../../faults/harness/folder.ts'
import { run } from '../../../scripts/testing/command.ts'
import { userOf } from './base-images.ts'
import type { Image } from './image-store.ts'

export type Mount = { from: string; to: string; isReadOnly: boolean }
type Start = {
  folder: string
  image: Image
  words: string[]
  environment: Record<string, string>
  user: string
  mounts: Mount[]
  tmpfs: string[]
  shmSize: string
  isReadOnly: boolean
  isWithoutNewPrivileges: boolean
  capabilities: string[]
  hosts: string
  connect: (pid: number) => void
}
export type Container = Awaited<ReturnType<typeof startContainer>>

const running = new Set<{ kill: (signal: NodeJS.Signals) => boolean }>()
process.prependListener('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts a program as Docker would: in namespaces of its own for processes, mounts and network, on the image's files with a layer
 * above that takes what is written, as the given user, with the given capabilities only.
 */
export async function startContainer(start: Start) {
  const { folder, image, environment, user } = start
  const layers = ['upper', 'work', 'root'].map((name) => path.join(folder, name))
  const [upper = '', work = '', root = ''] = layers
  for (const layer of layers) mkdirSync(layer, { recursive: true })
  writeFileSync(path.join(folder, 'hosts'), start.hosts)

  const { uid, gid, home } = userOf(image.root, user)
  const some = ['-all', ...start.capabilities.map((name) => `+${name.toLowerCase()}`)].join(',')
  const rights = [
    '--reuid',
    `${uid}`,
    '--regid',
    `${gid}`,
    '--clear-groups',
    '--inh-caps',
    some,
    '--bounding-set',
    some,
  ]
  if (start.isWithoutNewPrivileges) rights.push('--no-new-privs')
  const within = ['setpriv', ...rights, '--', 'env', `--chdir=${image.config.WorkingDir || '/'}`]
  const env = {
    ...Object.fromEntries(image.config.Env.map((line) => line.split(/=(.*)/s, 2))),
    HOME: home,
    ...environment,
  }

  const mounts = [{ from: path.join(folder, 'hosts'), to: '/etc/hosts', isReadOnly: true }, ...start.mounts]
  const script = path.join(import.meta.dirname, 'start-container.sh')
  const child = spawn(
    '/usr/bin/setpriv',
    [
      '--pdeathsig',
      'KILL',
      '/usr/bin/unshare',
      '--mount',
      '--pid',
      '--net',
      '--ipc',
      '--uts',
      '--fork',
      '--kill-child',
      '/bin/sh',
      script,
      ...within,
      ...start.words,
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...env,
        BOX_LAYERS: `lowerdir=${image.root},upperdir=${upper},workdir=${work}`,
        BOX_ROOT: root,
        BOX_READ_ONLY: start.isReadOnly ? 'yes' : '',
        BOX_MOUNTS: mounts.map(({ from, to, isReadOnly }) => `${from} ${to} ${isReadOnly ? 'ro' : 'rw'}\n`).join(''),
        BOX_TMPFS: start.tmpfs.join(' '),
        BOX_SHM: start.shmSize,
      },
    },
  )
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return Number(code ?? 1)
  })
  const written = () => must('find', upper, '-mindepth', '1', '-printf', '%P\n').split('\n').filter(Boolean)

  while (!said.includes('@mounted\n')) {
    if (child.exitCode !== null) throw new Error(`The container was not set up: ${said}`)
    await wait(20)
  }
  const made = new Set(written())
  start.connect(child.pid ?? 0)
  child.stdin.end('go\n')

  const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim())
  const enter = ['-t', String(pid), '--mount', '--pid', '--net', '--root', '--wd=/']

  return {
    pid,
    ended,
    hasEnded: () => child.exitCode !== null,
    said: () => said.replace('@mounted\n', ''),
    /** Runs a program inside, as `docker exec`; the tests' own folder of compiled code is not there. */
    execute: (...words: string[]) =>
      run('/usr/bin/nsenter', [...enter, ...within, ...words], {
        env: { ...env, NODE_DISABLE_COMPILE_CACHE: '1' },
        timeoutMs: 60_000,
      }),
    /** What was written beside volumes and tmpfs. */
    written: () => written().filter((name) => !made.has(name)),
    /** @returns how it ended and after how long; -1 when it had to be killed. */
    async stop(graceMs: number): Promise<{ code: number; ms: number }> {
      const begin = performance.now()
      const signal = (image.config.StopSignal as NodeJS.Signals | undefined) ?? 'SIGTERM'
      if (child.exitCode === null) process.kill(pid, signal)
      const code = await Promise.race([ended, wait(graceMs, -1, { ref: false })])
      if (code === -1) child.kill('SIGKILL')
      await ended
      return { code, ms: performance.now() - begin }
    },
  }
}
