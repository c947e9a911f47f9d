import type { App } from '#platform/app.server.ts'

/** All visitors together; each upload may fill 40 MB of the disk for as long as it runs. */
const MOST_AT_ONCE = 40
/** From one line: a family, not an attack. */
const MOST_FROM_ONE = 4

const running = new WeakMap<App, Map<string, number>>()

/**
 * Lets one upload begin. Addresses are held only while something runs.
 * @returns what to call at its end, or null when too many run already
 */
export function takeUploadSlot(app: App, clientAddress: string): (() => void) | null {
  const counts = running.get(app) ?? new Map<string, number>()
  running.set(app, counts)
  const own = counts.get(clientAddress) ?? 0
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (all >= MOST_AT_ONCE || (clientAddress !== '' && own >= MOST_FROM_ONE)) return null
  counts.set(clientAddress, own + 1)
  return () => {
    const left = (counts.get(clientAddress) ?? 1) - 1
    if (left > 0) counts.set(clientAddress, left)
    else counts.delete(clientAddress)
  }
}
