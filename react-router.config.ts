import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The router compares Origin with a request's scheme and host, which behind a TLS proxy differ; `sameOrigin` (src/server) has judged it.
  allowedActionOrigins: ['**'],
} satisfies Config
