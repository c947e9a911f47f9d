import { defineConfig } from 'vitest/config'

/** The built site over HTTP, without a browser: one server for all files. */
export default defineConfig({
  test: {
    include: ['tests/site/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: 2,
    isolate: false,
    expect: { requireAssertions: true },
    testTimeout: 60_000,
  },
})
