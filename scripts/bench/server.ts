import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../testing/free-port.ts'

const root = join(import.meta.dirname, '../..')

export type Server = { port: number; pid: number; stop: () => Promise<void> }

/** Starts a script that listens on PORT and waits until it answers at `ready`. */
async function start(script: string, environment: Record<string, string>, ready: string): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', HOST: '127.0.0.1', PORT: String(port), ...environment },
  })
  const ended = once(child, 'exit')
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const answers = () =>
    fetch(`http://127.0.0.1:${port}${ready}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
    await wait(10)
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([ended, wait(10_000, null, { ref: false }).then(() => child.kill('SIGKILL'))])
      await ended
      process.off('exit', kill)
    },
  }
}

/** The built site, as `npm start` runs it, on a data directory; ready when `ready` has come. */
export async function startSite(
  dataDir: string,
  environment: Record<string, string> = {},
  ready = '/impressum',
): Promise<Server> {
  if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('Run `npm run build` first')
  const usual = { DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', TRUST_PROXY: 'on' }
  return start('build/server/start.js', { ...usual, SITE_URL: 'http://127.0.0.1', ...environment }, ready)
}

/** A bare `node:http` that sends the bytes of a file with the headers beside it. */
export const startBare = (file: string): Promise<Server> =>
  start(join(import.meta.dirname, 'bare-server.ts'), { BENCH_FILE: file }, '/')
