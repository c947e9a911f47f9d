import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { NAME } from '../../../tests/proxy/harness/certificates.ts'
import { type Behind, startBehind } from '../../../tests/proxy/harness/start.ts'
import { addressPatterns } from '../../../tests/support/addresses.ts'
import { findChromium } from '../../testing/chromium.ts'
import { chromiumArguments } from '../../testing/chromium-arguments.ts'
import type { Bench, Row } from '../row.ts'
import { median } from '../run.ts'

const execute = promisify(execFile)

/** Every public page that has an address of its own; of those with many, the first one. A link in a mail leads to the sender's pages. */
const pages = [
  ...addressPatterns.filter((pattern) => !/[:*]|^\/(vorgang|suchauftrag|stoerungen|besichtigung)\//.test(pattern)),
  '/mieterinfos',
]
const details = [
  { list: '/vermietung', link: /"(\/immobilie\/[\w-]+)"/ },
  { list: '/wohnungen?status=available', link: /"(\/wohnung\/[\w-]+)"/ },
  { list: '/jobs', link: /"(\/job\/[\w-]+)"/ },
  { list: '/mieterinfos', link: /"(\/mieterinfos\/[\w-]+\/[\w-]+)"/ },
]
const flagsFor = ({ certificate }: Behind) =>
  [
    '--headless=new',
    ...chromiumArguments,
    `--host-resolver-rules="MAP ${NAME} 127.0.0.1"`,
    `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`,
  ].join(' ')

/** Runs of each page; the middle counts. On two cores one run's blocking time swings by a factor of three, and Lighthouse advises so itself. */
const RUNS = 3

type Tool = { cli: string; chromium: string; flags: string }

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
}

const unmeasured = {
  name: 'Lighthouse, mobile, behind the shipped Caddyfile',
  ceiling: '–',
  ratio: '–',
  demanded: 'performance ≥ 93, others 100, CLS 0, LCP ≤ 2.5 s, TBT ≤ 100 ms',
}

/**
 * As visitors meet the site: behind a proxy with TLS and HTTP/2, where 20 files of scripts share one connection. Lighthouse is no
 * dependency of ours (it brings 100 packages): LIGHTHOUSE_CLI names its `cli/index.js`.
 */
export async function lighthouseRow({ say }: Bench): Promise<Row> {
  const cli = process.env.LIGHTHOUSE_CLI
  if (!cli) return { ...unmeasured, figure: 'LIGHTHOUSE_CLI is not set', isMet: null }
  const site = await startBehind('caddy', { DEMO: 'on', RATE_LIMITS: 'off' })
  const wrong: string[] = []
  const count = pages.length + details.length
  try {
    const tool = { cli, chromium: await findChromium(), flags: flagsFor(site) }
    const measured = [...pages, ...(await Promise.all(details.map((detail) => firstOf(site.ports.site, detail))))]
    for (const page of measured) {
      const reports: Report[] = []
      while (reports.length < RUNS) {
        reports.push(await lighthouse(tool, `https://${NAME}:${site.ports.https}${page}`))
      }
      const faults = faultsOf(reports)
      const blocked = reports.map((report) => Math.round(blockedOf(report))).join(', ')
      const painted = Math.round(median(reports.map(paintedOf)))
      say(`  ${page} ${faults.join(', ') || 'as demanded'} (LCP ${painted}, TBT ${blocked} ms)`)
      if (faults.length > 0) wrong.push(`${page}: ${faults.join(', ')}`)
    }
  } finally {
    await site.stop()
  }
  const figure = `${count - wrong.length} of ${count} pages${wrong.length > 0 ? `; ${wrong.join('; ')}` : ''}`
  return { ...unmeasured, figure, isMet: wrong.length === 0 }
}

/** Tries again when the tool itself fails (NO_NAVSTART: Chromium began its recording too late), never for a poor figure. */
async function lighthouse(tool: Tool, url: string, tries = 3): Promise<Report> {
  const { cli, chromium, flags } = tool
  const run = execute(process.execPath, [cli, url, '--quiet', '--output=json', `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  })
  try {
    const report = JSON.parse((await run).stdout) as Report
    if (report.runtimeError) throw new Error(report.runtimeError.message)
    return report
  } catch (error) {
    if (tries === 1) throw error
    return lighthouse(tool, url, tries - 1)
  }
}

/** The first page that a list links to. */
async function firstOf(port: number, { list, link }: (typeof details)[number]): Promise<string> {
  const found = link.exec(await (await fetch(`http://127.0.0.1:${port}${list}`)).text())?.[1]
  if (!found) throw new Error(`${list} links to no page like ${link.source}`)
  return found
}

/** Speed counts by the median of the runs, everything else by the worst. */
function faultsOf(reports: Report[]): string[] {
  const faults = Object.keys(reports[0]?.categories ?? {}).flatMap((name) => {
    const points = reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))
    const [counts, least] = name === 'performance' ? [median(points), 93] : [Math.min(...points), 100]
    return counts < least ? [`${name} ${counts}`] : []
  })
  const shift = Math.max(...reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0))
  const painted = median(reports.map(paintedOf))
  const blocked = median(reports.map(blockedOf))
  return [
    ...faults,
    ...(shift > 0.001 ? [`CLS ${shift.toFixed(3)}`] : []),
    ...(painted > 2500 ? [`LCP ${Math.round(painted)} ms`] : []),
    ...(blocked > 100 ? [`TBT ${Math.round(blocked)} ms`] : []),
  ]
}

const blockedOf = ({ audits }: Report): number => audits['total-blocking-time']?.numericValue ?? 0

const paintedOf = ({ audits }: Report): number => audits['largest-contentful-paint']?.numericValue ?? Infinity
