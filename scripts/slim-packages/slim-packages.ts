import { join } from 'node:path'
import type { Plugin } from 'vite'

const lucideIcon = join(import.meta.dirname, 'lucide-icon.ts')
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/

/** What React Router asks of its instrumentation where nothing is instrumented. Its server's part, which no browser loads, asks for two more. */
const NO_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = null
export const instrumentationResultMetaContext = null
`

const PREFETCH = /rel: "prefetch",\s*as: "fetch",/g
/**
 * Firefox (153) holds what is prefetched against `default-src`, which is 'none', and says so in its console at every link; what is
 * preloaded it holds against `connect-src`. Chromium follows the standard, and Safari prefetches nothing.
 */
const PREFETCH_AS_ALLOWED =
  "...(CSS.supports('-moz-appearance', 'none') ? { rel: 'preload', crossOrigin: 'anonymous' } : { rel: 'prefetch' }), as: 'fetch',"

/**
 * Leaves out of packages what this site does not use of them. An icon becomes part of the file that shows it: as a file of its own,
 * or in one that few of its pages need, it would cost more than it holds. React Router's prefetching is put right for Firefox here, too.
 */
export function slimPackages(): Plugin[] {
  return [
    {
      name: 'slim-icons',
      enforce: 'pre',
      apply: 'build',
      async resolveId(source, importer, options) {
        if (source === '../createLucideIcon.mjs' && importer && ICON.test(importer)) return lucideIcon
        if (!source.startsWith('lucide-react/icons/') || !importer) return null
        const icon = await this.resolve(source, importer, { ...options, skipSelf: true })
        return icon && `${icon.id}?in=${encodeURIComponent(importer.replace(/^.*\/src\//, ''))}`
      },
      transform(code, id) {
        if (!ICON.test(id)) return null
        // The keys are for lists; these children stand one by one.
        return { code: code.replaceAll(/,\s*key: "\w+"/g, '').replace('__iconData.node;', ''), map: null }
      },
    },
    {
      name: 'slim-router',
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      load(id) {
        return /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js/.test(id) ? NO_INSTRUMENTATION : null
      },
    },
    {
      name: 'prefetch-in-firefox',
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform(code, id) {
        if (!/\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js/.test(id)) return null
        if (code.match(PREFETCH) === null) throw new Error('React Router prefetches data differently than it did')
        return { code: code.replaceAll(PREFETCH, PREFETCH_AS_ALLOWED), map: null }
      },
    },
  ]
}
