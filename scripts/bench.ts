/** `npm run bench`: what docs/performance.md claims, measured on this machine. Ends with 1 when a row is not met. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firstPressRow } from './bench/rows/first-press.ts'
import { lighthouseRow } from './bench/rows/lighthouse.ts'
import { apiListRow, cachedPageRow } from './bench/rows/bytes.ts'
import { officeRow } from './bench/rows/office.ts'
import { filterRow, growthRow } from './bench/rows/pages.ts'
import { searchesRow } from './bench/rows/searches.ts'
import { overloadRow, startRow } from './bench/rows/service.ts'
import { readsWhileWritingRow, requestsRow } from './bench/rows/writes.ts'
import type { Bench, Row } from './bench/row.ts'
import { showTable } from './bench/table.ts'
import { buildWhenNeeded } from './build.ts'

const help = `npm run bench -- [--quick] [--json] [--only WORT]

Misst die Zeilen der Tabelle in docs/performance.md auf diesem Rechner, jede gegen eine Obergrenze, die derselbe Befehl startet.
  --quick      kürzere und weniger Runden; für einen ersten Blick
  --json       gibt die Zeilen als JSON aus
  --only WORT  nur Zeilen, deren Name das Wort enthält: ${'cached, api, submissions, reads, filter, growth, searches, office, start, overload, press, lighthouse'}`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
    only: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const rows: Record<string, (bench: Bench) => Promise<Row>> = {
  cached: cachedPageRow,
  api: apiListRow,
  requests: requestsRow,
  reads: readsWhileWritingRow,
  filter: filterRow,
  growth: growthRow,
  searches: searchesRow,
  office: officeRow,
  start: startRow,
  overload: overloadRow,
  press: firstPressRow,
  lighthouse: lighthouseRow,
}

const kept = join(import.meta.dirname, '../node_modules/.cache/bench')
const say = (line: string) => process.stderr.write(`${line}\n`)

/** A data directory with so much in it; kept, since it takes minutes to make. */
async function seeded(what: 'apartments' | 'requests', count: number): Promise<string> {
  const dataDir = join(process.env.BENCH_DIR ?? kept, what === 'apartments' ? String(count) : `${what}-${count}`)
  if (existsSync(join(dataDir, 'seeded'))) {
    run('office.ts', ['migrate'], dataDir)
    return dataDir
  }
  say(`${count} ${what === 'apartments' ? 'Wohnungen' : 'Anfragen'} werden angelegt (einmalig, einige Minuten) …`)
  seed(dataDir, ['--reset', `--${what}`, String(count)])
  return dataDir
}

function run(script: string, args: string[], dataDir: string): void {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

function seed(dataDir: string, args: string[]): void {
  run('seed.ts', args, dataDir)
  spawnSync('touch', [join(dataDir, 'seeded')])
}

/** A demo company that is gone when the bench ends. */
function freshDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  seed(dataDir, [])
  return dataDir
}

async function measure(): Promise<number> {
  buildWhenNeeded()
  const dataDir = freshDir()
  const pace = values.quick ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 3 }
  const bench: Bench = {
    ...pace,
    dataDir,
    freshDir,
    manyDir: () => seeded('apartments', 100_000),
    middleDir: () => seeded('apartments', 10_000),
    fewDir: () => seeded('apartments', 1000),
    manyRequestsDir: () => seeded('requests', 50_000),
    fewRequestsDir: () => seeded('requests', 1000),
    say,
  }
  const measured: Row[] = []
  for (const [name, row] of Object.entries(rows)) {
    if (values.only && !name.includes(values.only)) continue
    say(`${name} …`)
    measured.push(await row(bench))
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`
  if (values.json) console.log(JSON.stringify({ machine, at: new Date().toISOString(), rows: measured }, null, 2))
  else console.log(showTable(measured, machine))
  return measured.some(({ isMet }) => isMet === false) ? 1 : 0
}

if (values.help) console.log(help)
else process.exitCode = await measure()
