import { MOST_KEYS, type Shared, type Taken, type Window } from './limiter.ts'
import { createRecent } from './recent.ts'

/** A window is counted in so many parts; the one that is just ending counts whole, so a window is longer by one part at the most. */
const PARTS = 12
const SLOTS = PARTS + 1

type Counts = { latest: number; total: number; inSlot: number[] }

/**
 * As `createLimiter`, for what happens hundreds of times: it counts per twelfth of the window instead of keeping each moment, so that a
 * line takes a hundred bytes, however often it asks.
 */
export function createRateLimiter({ ms, most }: Window, shared: Shared) {
  const slotMs = ms / PARTS
  const countsOf = createRecent<Counts>(MOST_KEYS)
  const topic = `limit.${shared.name}`
  const { isAlone } = shared.peers

  function countsAt(key: string, slot: number): Counts {
    const known = countsOf.get(key)
    if (known && Math.abs(slot - known.latest) < SLOTS) {
      moveOn(known, slot)
      return known
    }
    // New, long ago, or a clock that was set back: that must not lock anybody out.
    const fresh = { latest: slot, total: 0, inSlot: Array.from({ length: SLOTS }, () => 0) }
    countsOf.set(key, fresh)
    return fresh
  }

  function add(counts: Counts, slot: number): void {
    counts.total += 1
    counts.inSlot[slot % SLOTS] = (counts.inSlot[slot % SLOTS] ?? 0) + 1
  }

  shared.peers.subscribe(topic, (message) => {
    const [, time, key] = /^\+(\d+) (.+)$/.exec(message) ?? []
    if (!key) return
    const slot = Math.floor(Number(time) / slotMs)
    add(countsAt(key, slot), slot)
  })

  return {
    /** Counts one more for the key, unless its window is full; then nothing is counted. `now` in milliseconds. */
    take(key: string, now: number): Taken {
      const slot = Math.floor(now / slotMs)
      const counts = countsAt(key, slot)
      if (counts.total >= most) return { ok: false, retryAfterSeconds: secondsUntilFree(counts, now) }
      add(counts, slot)
      if (!isAlone) shared.peers.publish(topic, `+${now} ${key}`)
      return taken
    },
  }

  function secondsUntilFree({ latest, inSlot }: Counts, now: number): number {
    for (let slot = latest - PARTS; slot <= latest; slot++) {
      if (inSlot[slot % SLOTS]) return Math.max(1, Math.ceil(((slot + SLOTS) * slotMs - now) / 1000))
    }
    return 1
  }
}

const taken: Taken = { ok: true }

/** Forgets what has left the window. */
function moveOn(counts: Counts, slot: number): void {
  while (counts.latest < slot) {
    counts.latest += 1
    counts.total -= counts.inSlot[counts.latest % SLOTS] ?? 0
    counts.inSlot[counts.latest % SLOTS] = 0
  }
}
