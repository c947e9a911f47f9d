import { readStored, store, storedKeys, useStored } from '#platform/stored-text.ts'

/** An application for a flat that left from this device; `at` as ISO time. */
export type Applied = { reference: string; at: string }

/** As every page shows it. */
const REFERENCE = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/

const PREFIX = 'beworben:'
const keyOf = (apartmentId: string) => PREFIX + apartmentId

export function rememberApplied(apartmentId: string, reference: string): void {
  const applied: Applied = { reference, at: new Date().toISOString() }
  store(keyOf(apartmentId), JSON.stringify(applied))
}

export function forgetApplied(apartmentId: string): void {
  store(keyOf(apartmentId), null)
}

/** The application was withdrawn: for this device it is none any more. */
export function forgetReference(reference: string): void {
  for (const key of storedKeys(PREFIX))
    if (readApplied(readStored(key) ?? '')?.reference === reference) store(key, null)
}

/** Finds this device's application for the flat; null without one, on the server, and for what is not ours. */
export function useApplied(apartmentId: string): Applied | null {
  const text = useStored(keyOf(apartmentId))
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
