import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Settings } from '#platform/config.server.ts'
import { countTables } from '#platform/database/backup-contents.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { sha256Of } from '#platform/files/sha256-of.server.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import { CommandError } from '../command.ts'
import { countFiles, type Inventory } from './inventory.server.ts'

/** One thing that was looked at, in German. */
export type Found = { what: string; isFine: boolean; detail: string }

/** Whether the restored database has the rows that the backup says it had. */
export async function checkCounts(db: Db, { tables }: Inventory): Promise<Found> {
  const now = await countTables(db)
  const names = [...new Set([...Object.keys(tables), ...Object.keys(now)])]
  const wrong = names.filter((name) => tables[name] !== now[name])
  const rows = Object.values(now).reduce((sum, count) => sum + count, 0)
  const detail = wrong.map((name) => `${name}: ${now[name] ?? 'fehlt'} statt ${tables[name] ?? 'keiner'}`).join(', ')
  return {
    what: 'Zeilen',
    isFine: wrong.length === 0,
    detail: detail || `${rows} in ${names.length} Tabellen, wie bei der Sicherung`,
  }
}

/** Whether every upload is there with the SHA-256 of its row, and no picture is missing. */
export async function checkFiles(
  db: Db,
  { folder, filesS3 }: { folder: string; filesS3: S3Settings | null },
  { pictures }: Inventory,
): Promise<Found[]> {
  const uploads = await requestFiles(db).listAll()
  const wrong: string[] = []
  for (const { storageKey, sha256 } of uploads) {
    const body = await openUpload({ config: { dataDir: folder, filesS3 } }, storageKey)
    if (!body) wrong.push(`${storageKey} fehlt`)
    else if ((await sha256Of(body)) !== sha256) wrong.push(`${storageKey} ist beschädigt`)
  }
  const files: Found = {
    what: 'Anhänge',
    isFine: wrong.length === 0,
    detail: wrong.length > 0 ? wrong.join(', ') : `${uploads.length}, jeder mit der Prüfsumme seiner Zeile`,
  }
  if (filesS3 !== null) return [files]
  const found = await countFiles(join(folder, 'media'))
  return [files, { what: 'Bilder', isFine: found >= pictures, detail: `${found} Dateien, ${pictures} gesichert` }]
}

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
