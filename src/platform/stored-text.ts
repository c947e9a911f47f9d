import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** Texts of a browser that stores nothing, until the page is left. */
const unstored = new Map<string, string>()

/** Reads a text that this device keeps under a key; null without it. */
export function readStored(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The keys that begin so, of what this device keeps. */
export function storedKeys(prefix: string): string[] {
  try {
    return [...unstored.keys(), ...Object.keys(localStorage)].filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Keeps a text on this device; null forgets it. */
export function store(key: string, text: string | null): void {
  unstored.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) unstored.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** Hears of every change, also of those in other tabs. */
export function subscribeToStored(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The same as it changes, in every tab; null on the server. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribeToStored,
    () => readStored(key),
    () => null,
  )
}
