import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { publicChunks } from './scripts/public-chunks/public-chunks.ts'
import { slimPackages } from './scripts/slim-packages/slim-packages.ts'

const pages = publicChunks()

/** `framework` changes only when a package does, so it stays in the visitor's cache; our own code is put together by pages. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)\/(?!.*[?]engine$)/,
    priority: 2,
  },
  {
    name: 'query',
    test: /node_modules\/@tanstack\/|\/src\/platform\/query\/query-(client|engine)/,
    priority: 2,
  },
  { name: pages.nameOf, debugName: 'pages', priority: 1 },
]

/** Read when somebody needs them, with parts that are no JavaScript, or (React) watched by `scripts/bench/render-process.ts`. */
const loadedLate = [
  'better-auth',
  '@better-auth/passkey',
  'heic-decode',
  'nodemailer',
  'pg',
  'prom-client',
  'react',
  'react-dom',
  'sharp',
  'vite',
]

/** Of all other packages the server's bundle holds what is used: few files to read at the start, and a third less to keep in memory. */
function bundlePackages(): Plugin {
  return {
    name: 'bundle-packages',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'ssr') return null
      const production = { 'process.env.NODE_ENV': JSON.stringify('production') }
      return { define: production, resolve: { noExternal: true, external: loadedLate } }
    },
  }
}

/**
 * Beside the server's bundle: the file that starts the process, since Node keeps 24 MB for its TypeScript compiler once a process
 * has begun with a `.ts` file, and the file of the SQLite writer thread.
 */
function ownFiles(): Plugin {
  return {
    name: 'own-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './server.ts', fileName: 'start.js' })
      this.emitFile({
        type: 'chunk',
        id: './src/platform/database/sqlite/write-worker.ts',
        fileName: 'write-worker.js',
      })
    },
  }
}

const routerCore = realpathSync(join(import.meta.dirname, 'node_modules/react-router/dist/production/lib'))
/** Where the functions stand that only the engine calls. Pages keep of these files what their components read of them. */
const engineFiles = ['router/router', 'router/history', 'dom/ssr/routes', 'dom/ssr/hydration', 'dom/ssr/single-fetch']

/**
 * React Router's core in a chunk of its own, fetched when a visitor goes on (src/platform/late-router). The bundler splits by files, and
 * React Router's components read a constant or two from those of the core; so the engine gets copies of the files.
 */
function routerEngine(): Plugin {
  const copies = new Set(engineFiles.map((file) => join(routerCore, `${file}.js`)))
  const ENGINE = '?engine'
  return {
    name: 'router-engine',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer = '') {
      if (source === 'react-router' && importer.endsWith('/late-router/engine.ts')) return `\0router${ENGINE}`
      if (!importer.endsWith(ENGINE) || !source.startsWith('.')) return null
      const file = join(importer, '..', source)
      return copies.has(file) ? file + ENGINE : file
    },
    load(id) {
      if (id !== `\0router${ENGINE}`) return null
      const from = (file: string) =>
        JSON.stringify(join(routerCore, `${file}.js`) + (engineFiles.includes(file) ? ENGINE : ''))
      return [
        `export { createRouter as UNSAFE_createRouter } from ${from('router/router')}`,
        `export { createBrowserHistory as UNSAFE_createBrowserHistory } from ${from('router/history')}`,
        `export { createClientRoutes as UNSAFE_createClientRoutes } from ${from('dom/ssr/routes')}`,
        `export { getHydrationData as UNSAFE_getHydrationData } from ${from('dom/ssr/hydration')}`,
        `export { getTurboStreamSingleFetchDataStrategy as UNSAFE_getTurboStreamSingleFetchDataStrategy } from ${from('dom/ssr/single-fetch')}`,
        `export { UNSAFE_defaultMapRouteProperties, UNSAFE_hydrationRouteProperties } from 'react-router'`,
      ].join('\n')
    },
  }
}

export default defineConfig({
  // Every page has these already, so no file needs to list them before it fetches another.
  build: {
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !/\/(framework|frame)-/.test(file)) },
  },
  plugins: [slimPackages(), routerEngine(), pages.plugin, tailwindcss(), reactRouter(), bundlePackages(), ownFiles()],
  cacheDir: process.env.VITE_CACHE_DIR ?? 'node_modules/.vite',
  environments: {
    client: {
      build: {
        rollupOptions: { output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } } },
      },
    },
    // The Hono server is the entry of the server bundle, so pages and API share one module graph (and one App).
    ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
})
