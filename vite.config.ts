import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Few large files compress better than many small ones: 8 KB less on every first visit. `framework` changes only when a
 * package does, so it stays in the visitor's cache; `frame` is what every page shows anyway.
 */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)\//,
    priority: 2,
  },
  {
    name: 'frame',
    test: new RegExp(
      [
        '/src/shell/(?!components-page|showcase|consent/cookie-settings[.])',
        '/src/ui/(button|card|layout|picture|late|class-names|use-browser|use-hydrated|toast|route-announcer)',
        '/src/platform/(consent|page-meta|api-client|wire|query/use-api-query)',
        'lucide-react/dist/esm/(?!icons/)',
      ].join('|'),
    ),
    priority: 1,
  },
  {
    name: 'query',
    test: /node_modules\/@tanstack\/|\/src\/platform\/query\/query-(client|engine)/,
    priority: 1,
  },
]

/** The thread that writes to SQLite starts from a file of its own, beside the server's bundle. */
function writeWorker(): Plugin {
  return {
    name: 'write-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      const id = './src/platform/database/sqlite/write-worker.ts'
      this.emitFile({ type: 'chunk', id, fileName: 'write-worker.js' })
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), writeWorker()],
  cacheDir: process.env.VITE_CACHE_DIR ?? 'node_modules/.vite',
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The Hono server is the entry of the server bundle, so pages and API share one module graph (and one App).
    ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
})
