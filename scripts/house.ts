import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CODE = /\.tsx?$/
const TEST = /\.test\.tsx?$|\/(test|example)-[\w.-]+\.tsx?$/

export type File = { name: string; text: string; lines: number }

export const isTest = ({ name }: File) => TEST.test(name)

/** The code of a checkout and what of it imports what, types included. */
export function readHouse(root: string) {
  function filesBelow(folder: string): File[] {
    const at = path.join(root, folder)
    if (!existsSync(at)) return []
    return readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
      .map(({ file, text }) => ({ name: path.relative(root, file), text, lines: text.split('\n').length - 1 }))
  }

  const all = filesBelow('src')
  const production = all.filter((file) => !isTest(file))
  const byName = new Map(production.map((file) => [file.name, file]))
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }

  function resolved(from: File, to: string): string | null {
    if (to.startsWith('.')) return path.join(path.dirname(from.name), to)
    const exact = imports[to]
    if (exact) return path.normalize(exact)
    const alias = Object.keys(imports).find((key) => key.endsWith('*') && to.startsWith(key.slice(0, -1)))
    if (!alias) return null
    return path.normalize((imports[alias] ?? '').replace('*', to.slice(alias.length - 1)))
  }

  function importsOf(file: File): string[] {
    return [...file.text.matchAll(IMPORTED)].flatMap(([, to = '']) => {
      const name = resolved(file, to)
      return name && byName.has(name) ? [name] : []
    })
  }

  return { all, production, byName, filesBelow, importsOf }
}

const IMPORTED = /(?:\bfrom|\bimport\()\s*'([^']+)'/g

/** The largest set of nodes that all reach each other (Tarjan's strongly connected components); one node alone is no knot. */
export function largestKnot(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  let largest: string[] = []
  const visit = (name: string) => {
    index.set(name, index.size)
    low.set(name, index.get(name) as number)
    stack.push(name)
    for (const to of graph.get(name) ?? []) {
      if (!graph.has(to)) continue
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(name, Math.min(low.get(name) as number, low.get(to) as number))
    }
    if (low.get(name) !== index.get(name)) return
    const knot = stack.splice(stack.indexOf(name))
    if (knot.length > 1 && knot.length > largest.length) largest = knot
  }
  for (const name of graph.keys()) if (!index.has(name)) visit(name)
  return largest
}

/**
 * How many folders of each large room there are, and which of them reach each other in one knot. A room's `most` may only fall; of letting and
 * platform it is at most a third.
 */
export function folderKnots(root: string): { room: string; folders: number; knot: string[]; most: number }[] {
  const { production, importsOf } = readHouse(root)
  return Object.entries(MOST_IN_KNOT).map(([room, most]) => {
    const folderOf = (name: string) =>
      name.startsWith(`${room}/`) && name.slice(room.length + 1).includes('/')
        ? (name.slice(room.length + 1).split('/')[0] ?? null)
        : null
    const graph = new Map<string, Set<string>>()
    for (const file of production) {
      const from = folderOf(file.name)
      if (from === null) continue
      const to = importsOf(file).map(folderOf)
      const known = graph.get(from) ?? new Set<string>()
      for (const each of to) if (each !== null && each !== from) known.add(each)
      graph.set(from, known)
    }
    return { room, folders: graph.size, knot: largestKnot(graph).toSorted(), most }
  })
}

const MOST_IN_KNOT = {
  'src/platform': 4,
  'src/company': 2,
  'src/requests': 3,
  'src/areas/letting': 5,
  'src/office/frame': 3,
  'src/office/accounts': 5,
  'src/office/desk': 10,
  'src/office/website': 3,
  'src/office/home': 2,
}
