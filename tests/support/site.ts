import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/testing/free-port.ts'
import { bringDemoMedia } from './demo-media.ts'
import { officeOf } from './office.ts'

const root = path.resolve(import.meta.dirname, '../..')
const START_WITHIN_MS = 5 * 60_000 // a cold start builds the site and derives every picture of the demo company

export type Site = {
  url: string
  dataDir: string
  /** What it wrote to its terminal until now. */
  said: () => Promise<string>
  stop: () => Promise<void>
}

type SiteOptions = {
  environment?: Record<string, string>
  /** The data folder of another site, whose demo company `keepFresh` has put aside. */
  from?: string | undefined
  /** A company as a folder, in the demo company's place. */
  company?: string
}

// Only an orderly end ends the sites; at SIGINT the test runner sees to it.
process.once('SIGTERM', () => process.exit(143))

/** Starts the production site with the demo company in a data folder of its own, as `npm start` does. `stop` ends and removes both. */
export async function startSite({ environment = {}, from, company }: SiteOptions = {}): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = path.join(folder, 'data')
  if (company) {
    const office = officeOf(dataDir, url)
    await office('migrate')
    await office('company', 'import', company)
  } else if (environment.DEMO !== 'off') await bringDemoMedia(dataDir)
  if (from && existsSync(freshOf(from))) await cp(freshOf(from), path.join(dataDir, 'site.sqlite'))
  const log = path.join(folder, 'log')
  const output = openSync(log, 'w')
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: company ? 'off' : 'on',
      SMTP_URL: '',
      RATE_LIMITS: 'off',
      // Tiles come from nowhere: the journeys must hold without any network.
      MAP_TILES_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
      ...environment,
    },
  })
  closeSync(output)
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)

  const stop = async () => {
    process.off('exit', kill)
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await Promise.race([ended, wait(15_000, null, { ref: false }).then(kill)])
    }
    await rm(folder, { recursive: true, force: true })
  }

  const begin = Date.now()
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() - begin > START_WITHIN_MS) {
      const said = await readFile(log, 'utf8')
      await stop()
      throw new Error(`The site did not start (exit code ${server.exitCode}).\n${said.slice(-4000)}`)
    }
    await wait(250)
  }
  return { url, dataDir, said: () => readFile(log, 'utf8'), stop }
}

const freshOf = (dataDir: string) => path.join(dataDir, '../fresh.sqlite')

/** Puts a site's database aside before anybody has changed it: sites that start from it need neither migrations nor seed, 1.6 s. */
export function keepFresh(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'))
  database.prepare('vacuum into ?').run(freshOf(dataDir))
  database.close()
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )
}
