/** At most `most` times within any `ms` milliseconds. */
export type Window = { ms: number; most: number }

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number }

/** Beyond so many keys the oldest are forgotten: a flood of addresses must not fill the memory. */
const MOST_KEYS = 50_000

/** Counts per key in memory only. All windows hold together. */
export function createLimiter(windows: readonly Window[]) {
  const longestMs = Math.max(...windows.map((window) => window.ms))
  const timesOf = new Map<string, number[]>()

  const recent = (key: string, now: number) =>
    (timesOf.get(key) ?? []).filter((time) => time > now - longestMs && time <= now)

  return {
    /** Counts one more for the key, unless a window is full; then nothing is counted. `now` in milliseconds. */
    take(key: string, now: number): Taken {
      const times = recent(key, now)
      for (const { ms, most } of windows) {
        const inWindow = times.filter((time) => time > now - ms)
        const oldest = inWindow.at(-most)
        if (oldest !== undefined)
          return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest + ms - now) / 1000)) }
      }
      timesOf.delete(key) // Set anew below, so that the map stays ordered by last use.
      if (timesOf.size >= MOST_KEYS) timesOf.delete(timesOf.keys().next().value ?? '')
      timesOf.set(key, [...times, now])
      return { ok: true }
    },

    /** Takes back the last count of the key: it turned out to be nothing new. */
    giveBack(key: string): void {
      timesOf.get(key)?.pop()
    },
  }
}
