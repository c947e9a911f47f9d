import { basename } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Files that many pages share whole, each with all that it imports: small ones cost a request each, and on a slow phone six come at a time.
 * `shared` takes icons and small parts of `ui/` that at least six of the others use, before `form` takes them with what imports them;
 * `form` is what every form needs. Together one or two KB more on a page, ten to fifteen requests fewer.
 */
const chunks = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
  {
    name: 'frame',
    test: /src[\\/](root|shell[\\/]public-layout|ui[\\/](format|(badge|card|layout|notice|phone|picture)[\\/][\w-]+))\.tsx?$/,
    priority: 3,
  },
  {
    name: 'fields',
    test: /src[\\/]forms[\\/](entered|error-summary|field-frame|text-field|select-field|checkbox-field|next-steps)\.tsx?/,
    priority: 1,
  },
  {
    name: 'form',
    test: /src[\\/](forms[\\/](submission-form|use-submission-form|form-received|form-field|declare-form|text-fields)|requests[\\/]request[\\/]use-received)\.tsx?/,
    priority: 1,
  },
  {
    name: 'watchlist',
    test: /src[\\/]areas[\\/]letting[\\/]watchlist[\\/](keep-button|kept|watchlist-link)\.tsx?|icons[\\/]heart\.mjs/,
    priority: 3,
  },
  { name: 'stored-text', test: /src[\\/]platform[\\/]stored-text\.ts/, priority: 4 },
  // Pages of buildings need it without the flats.
  { name: 'rules', test: /src[\\/]areas[\\/]letting[\\/]properties[\\/]rules\.ts/, priority: 3 },
  {
    name: 'flats',
    test: /src[\\/]areas[\\/]letting[\\/]apartments[\\/]((availability|blurred|apartment-picture|amenities|rent|texts)|budget[\\/](budget|budget-mark|budget-address|read-budget))\.tsx?$/,
    priority: 1,
  },
  {
    name: 'flat-cards',
    test: /src[\\/]areas[\\/]letting[\\/](overview[\\/]overview-card|apartments[\\/]search[\\/]filters)\.tsx?$/,
  },
  { name: 'words', test: /src[\\/]company[\\/](use-)?words\.ts/, priority: 1 },
  {
    name: 'applied',
    test: /src[\\/](areas[\\/]letting[\\/]tenant-application[\\/](received\.tsx|texts\.ts)|forms[\\/]amount-fields)/,
    priority: 1,
  },
  { name: 'wizard', test: /src[\\/]forms[\\/]wizard-(form|frame)\.tsx/ },
  // What pages of buildings and flats say alike.
  {
    name: 'lists',
    test: /src[\\/]areas[\\/]letting[\\/](properties[\\/](contact-call|texts|address)|property-list[\\/](queries|list-message))|icons[\\/]search-x/,
  },
  // A page with a form alone has no pictures to leaf through, no pages of a list, and its dialogs come when they are opened.
  {
    name: 'shared',
    test: /src[\\/](ui[\\/](?!carousel|dialog|pagination|toggle)|platform[\\/][\w-]+\.tsx?$)|lucide-react/,
    minShareCount: 6,
    priority: 2,
  },
  { name: 'leafing', test: /src[\\/]ui[\\/](carousel|pagination)[\\/]/, priority: 1 },
]

/** Read when somebody needs them, or with parts that are no JavaScript. */
const loadedLate = [
  'better-auth',
  '@better-auth/passkey',
  'fontkit',
  'heic-decode',
  'nodemailer',
  'pdfkit',
  'pg',
  'prom-client',
  'sharp',
  'vite',
  'web-push',
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
 * What pages import beside React, prepared before the first page of `npm run dev`: found while a page loads, Vite would reload it with
 * a second copy of React.
 */
const browserPackages = [
  '@googlemaps/js-api-loader',
  '@tanstack/react-query',
  'leaflet',
  'lucide-react',
  'minisearch',
  'react-day-picker',
  'react-day-picker/locale/de',
  'react-dom/client',
  'react-router/dom',
  'uqr',
  'yet-another-react-lightbox',
  'yet-another-react-lightbox/plugins/captions',
]

/**
 * Beside the server's bundle: the file that starts the process, since Node keeps 24 MB for its TypeScript compiler once a process
 * has begun with a `.ts` file, and the files of the threads: the SQLite writer, what draws exposés, what reads portfolios and mails, and the
 * process that derives the demo company's pictures.
 */
function ownFiles(): Plugin {
  return {
    name: 'own-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './server.ts', fileName: 'start.js' })
      for (const thread of [
        './db/seed/picture-process.ts',
        './src/platform/database/sqlite/write-worker.ts',
        './src/areas/letting/expose/draw-worker.ts',
        './src/office/website/portfolio-files/read-worker.ts',
        './src/requests/incoming-mail/parse-worker.ts',
      ])
        this.emitFile({ type: 'chunk', id: thread, fileName: basename(thread).replace('.ts', '.js') })
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), bundlePackages(), ownFiles()],
  cacheDir: process.env.VITE_CACHE_DIR ?? 'node_modules/.vite',
  environments: {
    client: {
      optimizeDeps: { include: browserPackages },
      build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } },
    },
    // The Hono server is the entry of the server bundle, so pages and API share one module graph (and one App).
    ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
})
