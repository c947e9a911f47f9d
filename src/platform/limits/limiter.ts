import { LRUCache } from 'lru-cache'
import type { Peers } from '../database/peers/peers.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** At most `most` times within any `ms` milliseconds. */
export type Window = { ms: number; most: number }

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number }

/** Rate limits forget the key that was used least recently beyond so many: a flood of addresses must not fill the memory. */
const MOST_KEYS = 50_000

const LATEST_NEWS_MS = MINUTE_MS

/** Where limiters of several servers tell each other what they counted; `name` is the same on all of them. */
export type Shared = { name: string; peers: Pick<Peers, 'isOnlyServer' | 'publish' | 'subscribe'> }

/** Counts per key in memory only, together with the other servers. All windows hold together. */
export function createLimiter(windows: readonly Window[], shared?: Shared) {
  const mostOfAll = Math.max(...windows.map((window) => window.most))
  /** In order; no more than the largest window counts. */
  const timesOf = new LRUCache<string, number[]>({ maxSize: MOST_KEYS, sizeCalculation: () => 1 })

  function known(key: string, now: number): number[] {
    const times = timesOf.get(key) ?? []
    // A clock that was set back must not lock anybody out.
    return (times.at(-1) ?? 0) > now ? times.filter((time) => time <= now) : times
  }

  function count(key: string, time: number): void {
    const kept = timesOf.get(key) ?? []
    const last = kept.at(-1) ?? 0
    // Another server's news may come late; what lies further back means that the clock was set.
    const times = last - time > LATEST_NEWS_MS ? kept.filter((before) => before <= time) : kept
    times.push(time)
    if (last > time) times.sort((a, b) => a - b)
    if (times.length > mostOfAll) times.shift()
    if (times !== kept || times.length === 1) timesOf.set(key, times)
  }
  const topic = `limit.${shared?.name}`
  const hasPeers = shared !== undefined && !shared.peers.isOnlyServer
  const tell = (sign: '+' | '-', key: string, now: number) => {
    if (hasPeers) shared.peers.publish(topic, `${sign}${now} ${key}`)
  }
  shared?.peers.subscribe(topic, (message) => {
    const [, sign, time, key] = /^([+-])(\d+) (.+)$/.exec(message) ?? []
    if (sign === '+' && key) count(key, Number(time))
    if (sign === '-' && key) timesOf.get(key)?.pop()
  })

  return {
    /** Counts one more for the key, unless a window is full; then nothing is counted. `now` in milliseconds. */
    take(key: string, now: number): Taken {
      const times = known(key, now)
      for (const { ms, most } of windows) {
        const oldest = times.at(-most)
        if (oldest !== undefined && oldest > now - ms)
          return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest + ms - now) / 1000)) }
      }
      count(key, now)
      tell('+', key, now)
      return { ok: true }
    },

    /** Takes back the last count of the key: it turned out to be nothing new. */
    giveBack(key: string): void {
      timesOf.get(key)?.pop()
      tell('-', key, 0)
    },
  }
}
