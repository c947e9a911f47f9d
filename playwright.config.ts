import { defineConfig } from '@playwright/test'
import { chromiumArguments, ignoreDefaultArgs } from './scripts/testing/chromium-arguments.ts'

/**
 * Journeys on the production build (tests/support/global-setup.ts starts it), on a desktop. Who is on a phone says so with
 * `test.use(onPhone)` instead of a project of its own, for which workers and browsers would begin anew.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What takes minutes carries the tag and runs at night (docs/testing.md).
  ...(process.env.NIGHT === 'on' ? {} : { grepInvert: /@night/ }),
  // A busy machine may be late once; who is late is named in the result (scripts/testing/results.ts), and failing twice fails.
  retries: 1,
  // Two cores: while one journey waits for a mail or a pause, another may use its core.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // What hangs says where, instead of waiting for the end of its test.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Frames in between are a tenth of all processor time: a journey that looks at them asks for them, and behind the proxies at night all do.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording of every test doubles its time; the second try of one that failed is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArguments,
      ignoreDefaultArgs,
    },
  },
})
