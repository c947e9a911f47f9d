import { test as base, devices, expect } from '@playwright/test'
import { siteUnderTest } from './addresses.ts'
import { officeOf, type Office } from './office.ts'
import { collectProblems, type Problems } from './problems.ts'

export { expect }

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']!
export const onPhone = { ...pixel, viewport: { width: 390, height: 844 } }
export const onPhoneWithoutScript = { ...onPhone, javaScriptEnabled: false }

/** For who looks at what moves; other journeys come as somebody who wants less of it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

type Fixtures = {
  /** What went wrong in the browser while the test ran; the test fails if anything is left in it at the end. */
  problems: Problems
  /** The operator's tool on the site's data. */
  office: Office
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(siteUnderTest()),

  problems: async ({}, use) => {
    const problems = collectProblems()
    await use(problems)
    expect(problems.list(), 'console errors, failed scripts and CSP violations').toEqual([])
  },

  // Every page is watched, and a test that only speaks HTTP opens none.
  page: async ({ page, problems }, use) => {
    problems.watch(page)
    await use(page)
  },

  office: async ({}, use) => use(officeOf(process.env.E2E_DATA_DIR, process.env.E2E_SITE_URL)),
})
