import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // Without it the browser asks for a route manifest on every first visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
