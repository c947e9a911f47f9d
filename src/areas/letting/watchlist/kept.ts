import { readStored, store, useStored } from '#platform/stored-text.ts'

/** A flat that somebody keeps on this device, and what they wrote beside it. */
export type Kept = { id: string; note: string }

/** As many flats as an address can name; another one replaces the oldest. */
export const MOST_KEPT = 50
export const LONGEST_NOTE = 500

const KEY = 'merkliste'

let lastText: string | null = null
let lastList: Kept[] = []

/** Reads the kept flats; the device may hold anything: from an older site, or typed by somebody. */
export function readKept(text: string | null): Kept[] {
  if (text === lastText) return lastList
  lastText = text
  lastList = parse(text ?? '')
  return lastList
}

function parse(text: string): Kept[] {
  try {
    return (JSON.parse(text) as unknown[])
      .map((entry) => Object(entry) as Record<string, unknown>)
      .flatMap(({ id, note = '' }) => (typeof id === 'string' && typeof note === 'string' ? [{ id, note }] : []))
  } catch {
    return []
  }
}

/** The flats kept on this device, the one kept last first; none on the server. */
export const useKept = (): Kept[] => readKept(useStored(KEY))

export function changeKept(change: (kept: Kept[]) => Kept[]): void {
  const list = change(readKept(readStored(KEY))).slice(0, MOST_KEPT)
  store(KEY, list.length === 0 ? null : JSON.stringify(list))
}

export function toggleKept(id: string): void {
  changeKept((kept) => {
    const others = kept.filter((each) => each.id !== id)
    return others.length < kept.length ? others : [{ id, note: '' }, ...kept]
  })
}

/** Puts flats of a link on this device's list; what is on it keeps its note. */
export function keepAll(ids: readonly string[]): void {
  changeKept((kept) => [
    ...ids.filter((id) => kept.every((each) => each.id !== id)).map((id) => ({ id, note: '' })),
    ...kept,
  ])
}

export function writeNote(id: string, note: string): void {
  changeKept((kept) => kept.map((each) => (each.id === id ? { id, note: note.slice(0, LONGEST_NOTE) } : each)))
}
