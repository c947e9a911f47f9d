import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '../command.ts'
import type { Found } from './check-files.server.ts'

const program = join(import.meta.dirname, '../../../../build/server/start.js')
const STARTS_WITHIN_MS = 120_000
const ENDS_WITHIN_MS = 15_000

type Restored = { folder: string; databaseUrl: string | null; token: string | null; what: string; detail: string }

/** Starts the site on what was restored, without mail, and opens the sender's link (or the first page, when there is none). */
export async function checkLinkOpens({ folder, databaseUrl, token, what, detail }: Restored): Promise<Found> {
  if (!existsSync(program)) throw new CommandError('Die Website ist nicht gebaut: npm run build')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Nothing of this environment but PATH: a drill must reach neither the mail server nor the object store.
  const site = spawn(process.execPath, [...process.execArgv, program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl ?? '',
      DEMO: 'off',
    },
  })
  const ended = once(site, 'close')
  let complaint = ''
  site.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  try {
    const begin = Date.now()
    while (!(await answers(`${url}/healthz`))) {
      if (site.exitCode !== null || Date.now() - begin > STARTS_WITHIN_MS)
        return { what, isFine: false, detail: `Die Website startet nicht: ${complaint.trim().slice(0, 500)}` }
      await wait(200)
    }
    const page = token === null ? '/' : `/vorgang/${token}`
    const { status } = await fetch(url + page, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    return { what, isFine: status === 200, detail: status === 200 ? detail : `Die Website antwortet mit ${status}.` }
  } finally {
    site.kill('SIGTERM')
    await Promise.race([ended, wait(ENDS_WITHIN_MS, null, { ref: false }).then(() => site.kill('SIGKILL'))])
    await ended
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
