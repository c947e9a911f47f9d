import { existsSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { run } from './command.ts'
import { playwrightResult } from './results.ts'
import type { Step } from './step.ts'

/** Twenty minutes on two cores; more than twice that on a busy machine. */
const LONGEST_MS = 50 * 60_000

/** Journeys with JavaScript and without, axe over every address, and the size budget, on the production build. */
export function browserTests(folder: string): Step {
  return {
    name: 'browser',
    run: async () => {
      const chromium = await findChromium()
      const report = path.join(folder, 'playwright.json')
      const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_NO_WARNINGS: '1' }
      const { code, output } = await run('playwright', ['test', '--reporter=dot,json'], { env, timeoutMs: LONGEST_MS })
      const cut = `It ended before its result was written.\n${output}`
      if (!existsSync(report)) return { passed: 0, failed: 1, output: cut }
      const result = await playwrightResult(report, output)
      const counted = code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
      return { ...counted, notes: [`Chromium: ${chromium}`, ...(result.notes ?? [])] }
    },
  }
}
