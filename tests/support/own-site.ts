import { officeOf } from './office.ts'
import { startSite, type Site } from './site.ts'
import { test } from './test.ts'

const START_WITHIN_MS = 120_000

type Own = { site: Site; close: () => void }

/**
 * Journeys on a site with other settings than that of all: one per file, so say `mode: 'default'` there. `prepare` gives the settings and
 * what to stop at the end. Hooks start and stop it: with a fixture of the worker each file would begin a worker and a browser anew.
 */
export function testOnOwnSite(prepare: () => Promise<{ environment: Record<string, string>; close?: () => void }>) {
  let started: Own | null = null
  const testOnIt = test.extend<{ own: Own }>({
    own: async ({}, use) => use(started!),
    // Asked for before the hook too, which has no page.
    baseURL: async ({}, use) => use(started?.site.url),
    office: async ({ own }, use) => use(officeOf(own.site.dataDir, own.site.url)),
  })
  testOnIt.beforeAll(async () => {
    testOnIt.setTimeout(START_WITHIN_MS)
    const { environment, close = () => {} } = await prepare()
    started = { site: await startSite({ environment, from: process.env.E2E_DATA_DIR }), close }
  })
  testOnIt.afterAll(async () => {
    await started?.site.stop()
    started?.close()
  })
  return testOnIt
}
