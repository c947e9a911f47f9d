/** What the bundler knows of a module. */
export type ModuleFacts = {
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  code: string | null
}

/** A page, or a part of one that is fetched on use (a dialog, a map). */
export type Entry = { id: string; isLate: boolean }

export type ModuleGraph = {
  entries: Entry[]
  importsOf: Map<string, readonly string[]>
  lengthOf: Map<string, number>
}

/** The office's own files, pages that only the office opens, and what is fetched when a visitor goes on. */
const NOT_OF_A_FIRST_VISIT = /\/src\/areas\/office\/|\/(\w+-)?preview-page\.tsx|[?]route-chunk=/

/** The bundler says nothing of its length; no page may get a sheet that it does not need. */
const STYLE_SHEET = 100_000

/** The public pages, the parts that these fetch later, and what each module imports. In an order that is the same in every build. */
export function readGraph(ids: readonly string[], factsOf: (id: string) => ModuleFacts | null): ModuleGraph {
  const importsOf: ModuleGraph['importsOf'] = new Map()
  const lateOf = new Map<string, readonly string[]>()
  const lengthOf: ModuleGraph['lengthOf'] = new Map()
  const entries: Entry[] = []
  for (const id of ids.toSorted()) {
    const facts = factsOf(id)
    if (!facts) continue
    importsOf.set(id, facts.importedIds)
    lateOf.set(id, facts.dynamicallyImportedIds)
    lengthOf.set(id, id.endsWith('.css') ? STYLE_SHEET : (facts.code?.length ?? 0))
    if (facts.isEntry && !NOT_OF_A_FIRST_VISIT.test(id)) entries.push({ id, isLate: false })
  }
  const known = new Set(entries.map(({ id }) => id))
  // Grows while it is read: late parts fetch others.
  for (const entry of entries) {
    for (const id of [...reachedFrom(entry.id, importsOf)].flatMap((each) => lateOf.get(each) ?? [])) {
      if (known.has(id) || NOT_OF_A_FIRST_VISIT.test(id)) continue
      known.add(id)
      entries.push({ id, isLate: true })
    }
  }
  return { entries, importsOf, lengthOf }
}

export function reachedFrom(start: string, importsOf: ModuleGraph['importsOf']): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(importsOf.get(id) ?? []))
  }
  return reached
}
