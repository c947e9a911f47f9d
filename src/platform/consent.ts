import { useSyncExternalStore } from 'react'

/** The banner's answer (specification, chapter 4). */
export type Consent = 'accepted' | 'declined'

/** Third parties that a page may load after the visitor agreed to each of them (TDDDG § 25). */
export type Provider = 'google-maps' | 'chat-assistant'

const CONSENT_KEY = 'cookie-consent'
const PROVIDERS_KEY = 'provider-consent'

const listeners = new Set<() => void>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // Storage is switched off: nothing was chosen.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The choice then holds for this page only; nothing is loaded that was not agreed to.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The stored choice; null when the visitor has not chosen yet. */
export function readConsent(): Consent | null {
  const stored = read(CONSENT_KEY)
  return stored === 'accepted' || stored === 'declined' ? stored : null
}

export function storeConsent(consent: Consent): void {
  write(CONSENT_KEY, consent)
}

/** The stored choice, kept in step with other tabs. Undefined while the server renders: nobody knows yet. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined)
}

const readProviders = () => (read(PROVIDERS_KEY) ?? '').split(' ')

export function grantProvider(provider: Provider): void {
  write(PROVIDERS_KEY, [...new Set([...readProviders(), provider])].filter(Boolean).join(' '))
}

export function withdrawProvider(provider: Provider): void {
  write(
    PROVIDERS_KEY,
    readProviders()
      .filter((name) => name !== provider)
      .join(' '),
  )
}

/** Whether this provider may be loaded, and how to agree or withdraw. Never granted while the server renders. */
export function useProviderConsent(provider: Provider): {
  isGranted: boolean
  grant: () => void
  withdraw: () => void
} {
  const isGranted = useSyncExternalStore(
    subscribe,
    () => readProviders().includes(provider),
    () => false,
  )
  return { isGranted, grant: () => grantProvider(provider), withdraw: () => withdrawProvider(provider) }
}
