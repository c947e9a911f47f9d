import { type ModuleGraph, reachedFrom } from './module-graph.ts'

/** Modules in one file. `users`: the entries, by their place, that load it. `bytes`: as sent, estimated. */
export type Chunk = { modules: string[]; users: Set<number>; bytes: number }

/** What a file of its own costs: its lines of imports, and words that another file has said already. Tried: from 250 to 1,100 this loads least on the heaviest pages. */
const BYTES_OF_A_FILE = 650
/** What is sent of a module's text, minified and compressed. */
const SENT_SHARE = 0.22
/** A part that is fetched on use counts less than a page. */
const LATE_WEIGHT = 0.25

/** What every page loads: the document, the frame around public pages, what starts them. */
const EVERYWHERE = /\/src\/(root|shell\/public-layout|entry\.client)\.tsx/
/** What starts when the page is ready and not when its file is read; packages with a file of their own (vite.config.ts). */
const APART = /\/src\/entry\.client\.tsx|node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\/|^\0rolldown/

/** Modules that are loaded by the same pages, together. What is only fetched on use is left to the bundler. */
export function chunksByUsers({ entries, importsOf, lengthOf }: ModuleGraph): Chunk[] {
  const usersOf = new Map<string, Set<number>>()
  for (const [place, { brings }] of entries.entries()) {
    for (const id of brings) {
      if (!APART.test(id)) usersOf.set(id, (usersOf.get(id) ?? new Set()).add(place))
    }
  }
  const everyone = new Set(entries.keys())
  const frame = new Set(
    entries.filter(({ id }) => EVERYWHERE.test(id)).flatMap(({ id }) => [...reachedFrom(id, importsOf)]),
  )
  const chunks = new Map<string, Chunk>()
  for (const [id, found] of usersOf) {
    const users = frame.has(id) ? everyone : found
    const key = [...users].join(' ')
    const chunk = chunks.get(key) ?? { modules: [], users, bytes: 0 }
    chunk.modules.push(id)
    chunk.bytes += (lengthOf.get(id) ?? 0) * SENT_SHARE
    chunks.set(key, chunk)
  }
  return [...chunks.values()].filter(({ users }) => [...users].some((place) => entries[place]?.isLate === false))
}

/** Joins two files as long as visitors load less by it, counted over all pages: a file less, for what some of them do not need. */
export function joinChunks(chunks: readonly Chunk[], { entries, importsOf }: ModuleGraph): Chunk[] {
  const weights = weightsOf(chunks, entries)
  const weigh = (users: Iterable<number>) => [...users].reduce((sum, user) => sum + (weights[user] ?? 0), 0)
  const gainOf = (a: Chunk, b: Chunk) => {
    const both = weigh([...a.users].filter((user) => b.users.has(user)))
    return both * BYTES_OF_A_FILE - (weigh(b.users) - both) * a.bytes - (weigh(a.users) - both) * b.bytes
  }
  /** Whoever loads a file for one half of it loads what the other half needs, too. */
  const broughtAlong = (a: Chunk, b: Chunk, needsOf: Needs) => {
    const users = [...new Set([...a.users, ...b.users])]
    let bytes = 0
    for (const needed of allNeeds([a, b], needsOf)) {
      if (needed !== a && needed !== b) bytes += weigh(users.filter((user) => !needed.users.has(user))) * needed.bytes
    }
    return bytes
  }
  let joined = [...chunks]
  for (;;) {
    const needsOf = needsOfChunks(joined, importsOf)
    let best: { gain: number; pair: [Chunk, Chunk] } | null = null
    for (const [place, a] of joined.entries()) {
      for (const b of joined.slice(place + 1)) {
        const least = best?.gain ?? 0
        if (gainOf(a, b) <= least || leadsRound(a, b, needsOf) || leadsRound(b, a, needsOf)) continue
        const gain = gainOf(a, b) - broughtAlong(a, b, needsOf)
        if (gain > least) best = { gain, pair: [a, b] }
      }
    }
    if (!best) return joined
    const [a, b] = best.pair
    const users = new Set([...a.users, ...b.users])
    const needed = allNeeds([a, b], needsOf)
    joined = joined
      .filter((chunk) => chunk !== b)
      .map((chunk) => {
        if (chunk === a) return { modules: [...a.modules, ...b.modules], users, bytes: a.bytes + b.bytes }
        return needed.has(chunk) ? { ...chunk, users: new Set([...chunk.users, ...users]) } : chunk
      })
  }
}

/** What a page needs more than others counts by the square: a light page may carry something for a heavy one. */
function weightsOf(chunks: readonly Chunk[], entries: ModuleGraph['entries']): number[] {
  const bytes = entries.map(({ isLate }, place) =>
    isLate ? 0 : chunks.reduce((sum, chunk) => sum + (chunk.users.has(place) ? chunk.bytes : 0), 0),
  )
  const middle = bytes.reduce((sum, each) => sum + each, 0) / entries.filter(({ isLate }) => !isLate).length
  return bytes.map((each, place) => (entries[place]?.isLate ? LATE_WEIGHT : (each / middle) ** 2))
}

type Needs = Map<Chunk, Set<Chunk>>

function needsOfChunks(chunks: Chunk[], importsOf: ModuleGraph['importsOf']): Needs {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
  const needsOf: Needs = new Map()
  for (const chunk of chunks) {
    const needs = new Set<Chunk>()
    for (const id of chunk.modules.flatMap((each) => importsOf.get(each) ?? [])) {
      const needed = chunkOf.get(id)
      if (needed && needed !== chunk) needs.add(needed)
    }
    needsOf.set(chunk, needs)
  }
  return needsOf
}

/** What these files need, and what that needs in turn. */
function allNeeds(files: Chunk[], needsOf: Needs): Set<Chunk> {
  const all = new Set(files.flatMap((file) => [...(needsOf.get(file) ?? [])]))
  // Grows while it is read.
  for (const file of all) for (const needed of needsOf.get(file) ?? []) all.add(needed)
  return all
}

/** Whether `from` needs `to` by way of a third: joined, the two and the third would wait for each other. */
function leadsRound(from: Chunk, to: Chunk, needsOf: Needs): boolean {
  const seen = new Set<Chunk>()
  const open = [...(needsOf.get(from) ?? [])].filter((chunk) => chunk !== to)
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (chunk === to) return true
    if (seen.has(chunk)) continue
    seen.add(chunk)
    open.push(...(needsOf.get(chunk) ?? []))
  }
  return false
}
