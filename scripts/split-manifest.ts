import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, { imports?: string[] }>
}

const START = 'window.__reactRouterManifest='

/**
 * The router's list of routes is one file with every page in it. Visitors get it without the office; the office's pages ask for the
 * whole one, `…-office.js` (see `src/entry.server.tsx`).
 */
export function splitManifest(assets: string): void {
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file) && !file.endsWith('-office.js'))
  if (!name) throw new Error('The build has no route manifest')
  const path = join(assets, name)
  const text = readFileSync(path, 'utf8')
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, '')) as Manifest
  if (!text.startsWith(START)) throw new Error('The route manifest looks different from what we know')
  writeFileSync(path.replace(/\.js$/, '-office.js'), text)
  // What the first page of a visit has loaded anyway need not be named again.
  const known = new Set([manifest.entry.module, ...manifest.entry.imports])
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !id.startsWith('areas/office/'))
      .map(([id, route]) => [id, { ...route, imports: route.imports?.filter((file) => !known.has(file)) }]),
  )
  writeFileSync(path, `${START}${JSON.stringify({ ...manifest, routes })};`)
}
