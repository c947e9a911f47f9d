import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findTestChromium } from './chromium.ts'
import { run } from './command.ts'
import { playwrightResult } from './results.ts'
import type { Step } from './step.ts'

/** Five times what the longest of these steps takes at night: machines can be busy. */
const LONGEST_MS = 50 * 60_000

/** Journeys with JavaScript and without, and axe over every address, on the production build. */
export const browserTests = (args: string[] = []) => playwrightStep('browser', args)

/** Those with the tag @night, which `npm test` leaves out. */
export const nightJourneys = playwrightStep('journeys that take minutes', ['--grep=@night'], { NIGHT: 'on' })

/** With AXE_MATRIX=all, which the night sets. */
export const axeMatrix = playwrightStep('axe: every page and state anew on a phone and on a desk', [
  'accessibility',
  'office-axe',
  'landlord-services',
])

const proxyProject = (name: string) => ['--config=tests/proxy', `--project=nginx${name}`, `--project=caddy${name}`]

/** The site behind the shipped nginx.conf and Caddyfile, with TLS: what matters most in half a minute, or every journey. */
export const quickProxyTests = playwrightStep('behind nginx and Caddy', proxyProject(''))
export const longProxyTests = playwrightStep('proxy: all journeys behind nginx and Caddy', proxyProject(' at night'))

function playwrightStep(name: string, args: string[], further: Record<string, string> = {}): Step {
  return {
    name,
    run: async () => {
      const chromium = await findTestChromium()
      const folder = await mkdtemp(path.join(tmpdir(), 'playwright-'))
      const report = path.join(folder, 'report.json')
      const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_NO_WARNINGS: '1', ...further }
      const test = ['test', '--reporter=dot,json', ...args]
      const { code, output } = await run('playwright', test, { env, timeoutMs: LONGEST_MS })
      const cut = `It ended before its result was written.\n${output}`
      if (!existsSync(report)) return { passed: 0, failed: 1, output: cut }
      const result = await playwrightResult(report, output).finally(() => rm(folder, { recursive: true, force: true }))
      const counted = code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
      return { ...counted, notes: [`Chromium: ${chromium}`, ...(result.notes ?? [])] }
    },
  }
}
