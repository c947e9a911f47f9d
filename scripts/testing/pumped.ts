import { globSync, readFileSync } from 'node:fs'
import { sample, stringMatching } from 'fast-check'
import { parseSync } from 'vite'

export type Expression = { where: string; pattern: RegExp }

/** Every regular expression written out in these files; tests are left out. */
export function expressionsIn(files: string): Expression[] {
  return globSync(files)
    .filter((file) => !/\.test\.tsx?$|\/test-[^/]+$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return literalsIn(parseSync(file, text).program).map(({ pattern, flags }) => ({
        where: file,
        pattern: new RegExp(pattern, flags),
      }))
    })
}

type Literal = { pattern: string; flags: string }

function literalsIn(node: unknown): Literal[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  if (typeof node !== 'object' || node === null) return []
  if ('regex' in node && node.regex) return [node.regex as Literal]
  return Object.values(node).flatMap(literalsIn)
}

/** What most classes take or refuse. */
const LETTERS = ['a', '0', ' ', '\t', '\n', '.', '-', '/', '@', '<', '\u00a0', '\0']

type Pumped = (length: number) => string

/** Texts that make this expression try long: what it takes, cut short, and every letter that it names, over and over. */
function pumpedFor(pattern: RegExp): Pumped[] {
  const named = pattern.source.replaceAll(/[\\\w()[\]{}*+?|^$]/g, '')
  const taken = matching(pattern).flatMap((text) => [text, text.slice(0, -1), text.slice(0, text.length / 2)])
  const pumps = new Set([...LETTERS, ...named, ...[...named].map((letter) => `${letter}a`), ...taken])
  pumps.delete('')
  return [...pumps].flatMap((pump): Pumped[] => {
    const long = (length: number) => pump.repeat(Math.ceil(length / pump.length))
    const starts = ['', 'x', ...taken.slice(0, 3)]
    return [long, ...starts.map((start) => (length: number) => `${start}${long(length)}\0\n!`)]
  })
}

function matching(pattern: RegExp): string[] {
  try {
    return sample(stringMatching(pattern, { size: 'xsmall' }), { numRuns: 8, seed: 1 }).map((text) => text.slice(0, 40))
  } catch {
    return [] // It looks ahead or behind: the letters must do.
  }
}

/** Beginning with few letters, so that the worst expressions answer at all. */
const FIRST = [
  { length: 22, tooLongMs: 3 },
  { length: 250, tooLongMs: 3 },
]
const SHORT = 4000
/** Four times as long: four times as slow when it is linear, sixteen times when it goes by the square. */
const LONGER = 4

/** The text with which this expression takes more than its length explains, or null. */
export function slowWith(pattern: RegExp): string | null {
  const everywhere = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  const run = (text: string) => text.replaceAll(everywhere, '')
  let ordinaryMs = 0.1
  for (const pumped of pumpedFor(everywhere)) {
    for (const { length, tooLongMs } of FIRST) {
      const text = pumped(length)
      if (timeOf(() => run(text)) > tooLongMs && costOf(() => run(text)) > tooLongMs) return text
    }
    const [short, long] = [pumped(SHORT), pumped(SHORT * LONGER)]
    if (timeOf(() => run(short)) < ordinaryMs * 4) continue
    const cost = costOf(() => run(short))
    const longer = costOf(() => run(long))
    if (longer > 10 && longer > cost * LONGER * 2) return short
    ordinaryMs = Math.max(ordinaryMs, cost)
  }
  return null
}

const timeOf = (run: () => void) => {
  const before = performance.now()
  run()
  return performance.now() - before
}

/** Milliseconds of the processor that `run` takes on this thread, the best of three. */
function costOf(run: () => void): number {
  const costs = [0, 1, 2].map(() => {
    const before = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(before)
    // The sum is exact; how it is shared out between the two is an estimate.
    return (user + system) / 1000
  })
  return Math.min(...costs)
}
