import { officeOf } from './office.ts'
import { startSite, type Site } from './site.ts'
import { test } from './test.ts'

const START_WITHIN_MS = 120_000

type Own = { site: Site; close: () => void }

/**
 * Journeys on a site with other settings than that of all: one per worker, so say `mode: 'default'` in the file. `prepare` gives
 * the settings and what to stop at the end.
 */
export function testOnOwnSite(prepare: () => Promise<{ environment: Record<string, string>; close?: () => void }>) {
  return test.extend<object, { own: Own }>({
    own: [
      async ({}, use) => {
        const { environment, close = () => {} } = await prepare()
        const site = await startSite({ environment, from: process.env.E2E_DATA_DIR })
        await use({ site, close })
        await site.stop()
        close()
      },
      { scope: 'worker', timeout: START_WITHIN_MS },
    ],
    baseURL: async ({ own }, use) => use(own.site.url),
    office: async ({ own }, use) => use(officeOf(own.site.dataDir, own.site.url)),
  })
}
