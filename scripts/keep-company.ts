import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { seedRequests } from '#db/seed/many/seed-requests.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { softwareVersion } from '#platform/version.server.ts'
import { createApp } from '../src/server/create-app.server.ts'
import { runOffice } from '../src/server/cli/run-office.server.ts'

const help = `npm run keep-company -- [ORDNER]

Hebt eine Firma auf, wie diese Fassung der Software sie schreibt: als Ordner und als Sicherung mit Anfragen, unter tests/companies.
Ohne ORDNER die der vorigen Fassung. Was die Fassung an Angaben und Inhalten dazubekam, tragen Sie vorher in den Ordner ein.`

const KEPT = 'tests/companies'
const REQUESTS = 12
const ACCOUNT = ['--email', 'wiebke@priel-warft.example', '--name', 'Wiebke Ausgedacht', '--role', 'leitung']

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true })
if (values.help) console.log(help)
else process.exitCode = await keep(positionals[0] ?? path.join(KEPT, (await keptVersions()).at(-1) ?? '', 'firma'))

async function keptVersions(): Promise<string[]> {
  const byNumber = new Intl.Collator('de', { numeric: true })
  return (await readdir(KEPT).catch(() => [])).toSorted(byNumber.compare)
}

/** @returns the exit code. */
async function keep(source: string): Promise<number> {
  const target = path.join(KEPT, softwareVersion())
  if (existsSync(target))
    return refuse(
      `${target} gibt es schon. Was eine Fassung schrieb, wird nie neu geschrieben: Erhöhen Sie die Fassung in package.json.`,
    )
  if (!existsSync(path.join(source, 'firma.yaml'))) return refuse(`In ${source} liegt keine Firma (firma.yaml fehlt).`)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firma-'))
  const environment = { DATA_DIR: dataDir, SITE_URL: 'https://www.priel-warft.example' }
  try {
    await office(environment, 'migrate')
    await office(environment, 'company', 'import', source)
    await office(environment, 'user', 'add', ...ACCOUNT)
    const app = createApp(readConfig(environment), { as: 'tool', log: silentLog })
    await seedRequests(app, { count: REQUESTS, say: console.log })
    await app.db.destroy()
    await mkdir(target, { recursive: true })
    await office(environment, 'company', 'export', path.join(target, 'firma'))
    await office(environment, 'backup', dataDir)
    const made = (await readdir(dataDir)).find((name) => name.endsWith('.tar')) ?? ''
    const backup = await readFile(path.join(dataDir, made))
    await writeFile(path.join(target, 'sicherung.tar.gz'), gzipSync(backup, { level: 9 }))
    return 0
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 1
}

/** @throws when the command fails. */
async function office(environment: Record<string, string>, ...words: string[]): Promise<void> {
  const out = async (text: string) => void process.stdout.write(text)
  const code = await runOffice(words, environment, { out, error: (text) => void process.stderr.write(text) })
  if (code !== 0) throw new Error(`office ${words.join(' ')} ended with ${code}`)
}
