import { defineConfig } from '@playwright/test'
import common from '../../playwright.config.ts'
import { withMotion } from '../support/test.ts'
import type { OfWorker } from './support.ts'

// The site of the other journeys has no proxy.
const { globalSetup: _, ...withoutSite } = common
const short = { nginx: ['essentials', 'away', 'bodies', 'two-servers'], caddy: ['essentials', 'bodies'] }

/**
 * The site behind deploy/nginx.conf and deploy/Caddyfile. `npm test` runs the projects `nginx` and `caddy` without the demo company, the
 * night all journeys with it.
 */
export default defineConfig<object, OfWorker>({
  ...withoutSite,
  testDir: '.',
  globalSetup: './harness/proxies.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  projects: (['nginx', 'caddy'] as const).flatMap((server) => [
    { name: server, testMatch: short[server].map((name) => `${name}.spec.ts`), use: { server } },
    {
      name: `${server} at night`,
      testMatch: '*.spec.ts',
      // Shipped for nginx alone.
      testIgnore: server === 'caddy' ? 'two-servers.spec.ts' : [],
      use: { ...withMotion, server, demo: true },
    },
  ]),
})
