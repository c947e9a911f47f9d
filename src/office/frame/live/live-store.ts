/** `stamp`: the newest thing that happened to any request; `mine`: requests that wait for the reader by name. */
export type Counts = { stamp: string; alarms: number; mine: number }

/** `dead`: nothing was heard for a while; `over`: the session has ended. */
export type Line = 'alive' | 'dead' | 'over'

type Live = { counts: Counts | null; line: Line }

let live: Live = { counts: null, line: 'alive' }
const listeners = new Set<() => void>()

export const readLive = () => live
/** The snapshot on the server, where nothing is heard. */
const silent: Live = live
export const readSilent = () => silent

export function watchLive(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hear(heard: Partial<Live>): void {
  live = { ...live, ...heard }
  for (const listener of listeners) listener()
}
