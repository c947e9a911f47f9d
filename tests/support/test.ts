import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { test as base, expect } from '@playwright/test'
import { siteUnderTest } from './addresses.ts'
import { watchProblems, type Problems } from './problems.ts'

export { expect }

type Fixtures = {
  /** What went wrong in the browser while the test ran; the test fails if anything is left in it at the end. */
  problems: Problems
  /** Runs the operator's tool on the site's data: `office('submissions', 'list', '--json')`. Returns what it printed. */
  office: (...args: string[]) => Promise<string>
}

const root = path.resolve(import.meta.dirname, '../..')

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(siteUnderTest()),

  problems: [
    async ({ page }, use) => {
      const problems = watchProblems(page)
      await use(problems)
      expect(problems.list(), 'console errors, failed scripts and CSP violations').toEqual([])
    },
    { auto: true },
  ],

  office: async ({}, use) => use(officeOf(process.env.E2E_DATA_DIR, process.env.E2E_SITE_URL)),
})

/** The operator's tool on the data of one site. */
export function officeOf(dataDir: string | undefined, siteUrl: string | undefined): Fixtures['office'] {
  return async (...args) => {
    const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: siteUrl, PORT: '', DATABASE_URL: '' }
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/office.ts', ...args], { cwd: root, env })
    return stdout
  }
}
