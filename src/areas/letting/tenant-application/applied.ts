import { useSyncExternalStore } from 'react'

/** An application for a flat that left from this device; `at` as ISO time. */
export type Applied = { reference: string; at: string }

/** As every page shows it. */
const REFERENCE = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/

const keyOf = (apartmentId: string) => `beworben:${apartmentId}`
const listeners = new Set<() => void>()

/** Browsers that keep nothing throw; then nothing is remembered. */
function change(act: () => void): void {
  try {
    act()
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

export function rememberApplied(apartmentId: string, reference: string): void {
  const applied: Applied = { reference, at: new Date().toISOString() }
  change(() => localStorage.setItem(keyOf(apartmentId), JSON.stringify(applied)))
}

export function forgetApplied(apartmentId: string): void {
  change(() => localStorage.removeItem(keyOf(apartmentId)))
}

function kept(apartmentId: string): string | null {
  try {
    return localStorage.getItem(keyOf(apartmentId))
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What this device remembers of an application for the flat; null without one, on the server, and for what is not ours. */
export function useApplied(apartmentId: string): Applied | null {
  const text = useSyncExternalStore(
    subscribe,
    () => kept(apartmentId),
    () => null,
  )
  return text === null ? null : readApplied(text)
}

export function readApplied(text: string): Applied | null {
  try {
    const { reference, at } = Object(JSON.parse(text)) as Record<string, unknown>
    if (
      typeof reference !== 'string' ||
      !REFERENCE.test(reference) ||
      typeof at !== 'string' ||
      Number.isNaN(Date.parse(at))
    )
      return null
    return { reference, at }
  } catch {
    return null
  }
}
