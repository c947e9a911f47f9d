import { defineConfig } from '@playwright/test'
import common from '../../playwright.config.ts'

const { launchOptions: _, contextOptions: __, browserName: ___, ...use } = common.use ?? {}

/** Debian's Firefox over WebDriver BiDi (docs/browsers.md), on a site of its own. */
export default defineConfig({
  ...common,
  testDir: '.',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results',
  grepInvert: /^$/,
  timeout: 120_000,
  use: {
    ...use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // It cannot be told what a visitor prefers.
    colorScheme: null,
    contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
    launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
  },
})
