import type { Answer } from './answer.server.ts'
import { createBoundedMap } from './bounded-map.ts'
import { berlinDay } from './berlin-day.ts'

const MINUTE = 60_000
/** Nothing that a page shows changes without raising the version. This bounds what somebody forgets to raise it for. */
const FRESH_MS = 5 * MINUTE
/** So long an answer is still given while a new one is made. */
const STALE_MS = 10 * MINUTE

const nameOf = (key: string, version: number, day: string) => `${version} ${day} ${key}`

type Kept = { answer: Answer; version: number; day: string; madeAt: number }
export type Found = { answer: Answer; from: 'cache' | 'renewing' | 'made' }

type Options = {
  /** Bytes of all answers together. 0: nothing is kept. */
  mostBytes: number
  now: () => number
  /** Makes the answer for an address. `mayKeep` false: it goes to those who wait for it and is forgotten. */
  make: (key: string) => Promise<{ answer: Answer; mayKeep: boolean }>
}

/**
 * Finished answers by address. An answer holds for one version of the content and one day in Berlin: one of another version is never
 * given, so a change shows on the next request. Each answer is made once for all who wait for it.
 */
export function createAnswerCache({ mostBytes, now, make }: Options) {
  const kept = createBoundedMap<Kept>(mostBytes)
  const making = new Map<string, Promise<Answer>>()

  /** Who asks for the same address at the same version while it is made, waits for the same answer. */
  function makeOnce(key: string, version: number, day: string): Promise<Answer> {
    const name = nameOf(key, version, day)
    const begun = making.get(name)
    if (begun) return begun
    const answer = keep(key, version, day).finally(() => making.delete(name))
    making.set(name, answer)
    return answer
  }

  async function keep(key: string, version: number, day: string): Promise<Answer> {
    const madeAt = now()
    const { answer, mayKeep } = await make(key)
    const newer = kept.get(key)
    if (!mayKeep) kept.delete(key)
    else if (!newer || newer.version <= version) weigh(key, { answer, version, day, madeAt })
    return answer
  }

  function weigh(key: string, entry: Kept): void {
    kept.set(key, entry, entry.answer.size() + key.length * 2)
  }

  return {
    /**
     * @param version of the content, read for this very request.
     * @param mayMake asked when nobody is making the answer yet; without it there is none.
     */
    find(key: string, version: number, mayMake = () => true): Found | Promise<Found> | null {
      const time = now()
      const day = berlinDay(time)
      const known = kept.get(key)
      if (known && known.version === version && known.day === day) {
        const age = time - known.madeAt
        if (age < FRESH_MS) return { answer: known.answer, from: 'cache' }
        if (age < STALE_MS) {
          if (mayMake()) void makeOnce(key, version, day).catch(() => {})
          return { answer: known.answer, from: 'renewing' }
        }
      }
      if (!making.has(nameOf(key, version, day)) && !mayMake()) return null
      return makeOnce(key, version, day).then((answer) => ({ answer, from: 'made' }))
    },

    /** To be called when an answer got another encoding: it weighs more now, or less. */
    weighAgain(key: string, answer: Answer): void {
      const known = kept.get(key)
      if (known?.answer === answer) weigh(key, known)
    },

    bytes: kept.bytes,
    count: kept.count,
  }
}
