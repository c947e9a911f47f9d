import type { Plugin } from 'vite'
import { chunksByUsers, joinChunks } from './join-chunks.ts'
import { readGraph } from './module-graph.ts'

/**
 * Which file each module of the public pages goes into. Left to itself the bundler makes one for every combination of pages that share a
 * module, the office's among them, and a page loads forty small files (docs/performance.md).
 */
export function publicChunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'public-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A page's own file may hold what another page needs of it.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd(error) {
      if (error) return
      const graph = readGraph([...this.getModuleIds()], (id) => this.getModuleInfo(id))
      for (const [place, { modules, users }] of joinChunks(chunksByUsers(graph), graph).entries()) {
        const name = users.size === graph.entries.length ? 'frame' : `pages-${place}`
        for (const id of modules) names.set(id, name)
      }
    },
    generateBundle(_, bundle) {
      const circle = findCircle(
        new Map(Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.imports : []])),
      )
      // One of them would read what the other has not said yet.
      if (circle) this.error(`Files of the build import each other: ${circle.join(' → ')}`)
    },
  }
  return { plugin, nameOf: (id) => names.get(id) ?? null }
}

export function findCircle(importsOf: Map<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const visit = (name: string, way: string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    done.add(name)
    for (const next of importsOf.get(name) ?? []) {
      const circle = visit(next, [...way, name])
      if (circle) return circle
    }
    return null
  }
  for (const name of importsOf.keys()) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return null
}
