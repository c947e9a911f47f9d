import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium } from '../../testing/chromium.ts'
import type { Bench, Row } from '../row.ts'
import { startSite } from '../server.ts'

const execute = promisify(execFile)

const pages = [
  '/',
  '/vermietung',
  '/wohnungen',
  '/mieter-bewerbung',
  '/schadensmeldung',
  '/mieterinfos',
  '/hausverwaltung',
  '/handwerker-partner',
  '/jobs',
  '/chatbot',
  '/kontakt',
  '/impressum',
]
const quiet = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const unmeasured = {
  name: 'Lighthouse, mobile',
  ceiling: '–',
  ratio: '–',
  demanded: 'performance ≥ 98, others 100, CLS 0, TBT ≤ 50 ms',
}

/** Lighthouse is no dependency of ours (it brings 100 packages): LIGHTHOUSE_CLI names its `cli/index.js`. */
export async function lighthouseRow({ dataDir, say }: Bench): Promise<Row> {
  const cli = process.env.LIGHTHOUSE_CLI
  if (!cli) return { ...unmeasured, figure: 'LIGHTHOUSE_CLI is not set', isMet: null }
  const site = await startSite(dataDir)
  const wrong: string[] = []
  try {
    const chromium = await findChromium()
    for (const page of pages) {
      const { stdout } = await execute(
        process.execPath,
        [cli, `http://127.0.0.1:${site.port}${page}`, '--quiet', '--output=json', `--chrome-flags=${quiet}`],
        { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
      )
      const faults = faultsOf(JSON.parse(stdout) as Report)
      say(`  ${page} ${faults.join(', ') || 'as demanded'}`)
      if (faults.length > 0) wrong.push(`${page}: ${faults.join(', ')}`)
    }
  } finally {
    await site.stop()
  }
  const figure = `${pages.length - wrong.length} of ${pages.length} pages${wrong.length > 0 ? `; ${wrong.join('; ')}` : ''}`
  return { ...unmeasured, figure, isMet: wrong.length === 0 }
}

function faultsOf({ categories, audits }: Report): string[] {
  const scores = Object.entries(categories).flatMap(([name, { score }]) => {
    const points = Math.round((score ?? 0) * 100)
    return points < (name === 'performance' ? 98 : 100) ? [`${name} ${points}`] : []
  })
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 0
  const blocked = audits['total-blocking-time']?.numericValue ?? 0
  return [
    ...scores,
    ...(shift > 0.001 ? [`CLS ${shift.toFixed(3)}`] : []),
    ...(blocked > 50 ? [`TBT ${Math.round(blocked)} ms`] : []),
  ]
}
