import { createStore } from '#ui/store.ts'

/** `stamp`: the newest thing that happened to any request; `mine`: requests that wait for the reader by name. */
export type Counts = { stamp: string; alarms: number; mine: number }

/** `dead`: nothing was heard for a while; `over`: the session has ended. */
export type Line = 'alive' | 'dead' | 'over'

type Live = { counts: Counts | null; line: Line }

export const liveStore = createStore<Live>({ counts: null, line: 'alive' })

export const hear = (heard: Partial<Live>): void => liveStore.write({ ...liveStore.read(), ...heard })
