/** What the bundler knows of a module. */
export type ModuleFacts = {
  isEntry: boolean
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  code: string | null
}

/** A page, or a part of one that is fetched on use (a dialog, a map). `brings`: what it loads that its pages have not loaded before. */
export type Entry = { id: string; isLate: boolean; brings: ReadonlySet<string> }

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
  const pages: string[] = []
  for (const id of ids.toSorted()) {
    const facts = factsOf(id)
    if (!facts) continue
    importsOf.set(id, facts.importedIds)
    lateOf.set(id, facts.dynamicallyImportedIds)
    lengthOf.set(id, id.endsWith('.css') ? STYLE_SHEET : (facts.code?.length ?? 0))
    if (facts.isEntry && !NOT_OF_A_FIRST_VISIT.test(id)) pages.push(id)
  }
  const first = pages.map((id): Entry => ({ id, isLate: false, brings: reachedFrom(id, importsOf) }))
  // What every page has loaded that fetches the part.
  const thereBefore = new Map<string, Set<string>>()
  for (const page of first) {
    for (const part of partsOf(page.brings, importsOf, lateOf)) {
      if (!pages.includes(part)) thereBefore.set(part, shared(thereBefore.get(part) ?? page.brings, page.brings))
    }
  }
  const later = [...thereBefore].map(([id, there]): Entry => {
    const brings = new Set([...reachedFrom(id, importsOf)].filter((each) => !there.has(each)))
    return { id, isLate: true, brings }
  })
  return { entries: [...first, ...later], importsOf, lengthOf }
}

/** What a page may fetch later, and what that fetches in turn. */
function partsOf(
  loaded: ReadonlySet<string>,
  importsOf: ModuleGraph['importsOf'],
  lateOf: Map<string, readonly string[]>,
) {
  const parts = new Set<string>()
  const look = (ids: Iterable<string>) => {
    for (const id of [...ids].flatMap((each) => lateOf.get(each) ?? [])) {
      if (!NOT_OF_A_FIRST_VISIT.test(id)) parts.add(id)
    }
  }
  look(loaded)
  // Grows while it is read: late parts fetch others.
  for (const part of parts) look(reachedFrom(part, importsOf))
  return parts
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

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one].filter((id) => other.has(id)))
