import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../scripts/testing/free-port.ts'
import { bringDemoMedia } from '../../support/demo-media.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export type FaultSite = {
  url: string
  port: number
  pid: number
  /** What it printed so far. */
  said: () => string
  /** The same, and forgets it: a night's worth would be longer than a text may be. */
  takeSaid: () => string
  signal: (name: NodeJS.Signals) => void
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  stop: () => Promise<void>
}

const running = new Set<FaultSite>()
process.on('exit', () => {
  for (const site of running) site.signal('SIGKILL')
})
// Only an orderly end ends the sites.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/** Starts the production server on a data directory, without the demo company. Does not wait: see `startSite`. */
export async function launchSite(
  dataDir: string,
  environment: Record<string, string> = {},
  program = 'build/server/start.js',
): Promise<FaultSite> {
  if (!existsSync(path.join(root, 'build/server/index.js'))) throw new Error('Run `npm run build` first')
  const port = Number(environment.PORT) || (await freePort())
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'off',
      SMTP_URL: '',
      RATE_LIMITS: 'off',
      NODE_NO_WARNINGS: '1',
      ...environment,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }) as Awaited<FaultSite['ended']>)
  const site: FaultSite = {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    said: () => said,
    takeSaid() {
      const taken = said
      said = ''
      return taken
    },
    signal: (name) => void child.kill(name),
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGCONT')
        child.kill('SIGTERM')
        await Promise.race([ended, wait(12_000, null, { ref: false }).then(() => child.kill('SIGKILL'))])
      }
      await ended
      running.delete(site)
    },
  }
  running.add(site)
  return site
}

/** As `launchSite`, and waits until it answers. */
export async function startSite(
  dataDir: string,
  environment: Record<string, string> = {},
  program?: string,
): Promise<FaultSite> {
  if (environment.DEMO === 'on') await bringDemoMedia(dataDir)
  const site = await launchSite(dataDir, environment, program)
  let hasEnded = false
  void site.ended.then(() => (hasEnded = true))
  while (!site.said().includes(`http://localhost:${site.port}`)) {
    if (hasEnded) throw new Error(`The site did not start:\n${site.said().slice(-2000)}`)
    await wait(20)
  }
  return site
}
