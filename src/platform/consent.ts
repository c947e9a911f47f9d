import { useSyncExternalStore } from 'react'
import { useRootFact } from './page-meta.ts'
import { readStored, store, subscribeToStored } from './stored-text.ts'
import type { TourProvider } from './tour-companies.ts'

/** The banner's answer (specification, chapter 4). */
export type Consent = 'accepted' | 'declined'

/** Third parties that a page may load only after the visitor agreed (TDDDG § 25). */
export type Provider = 'google-maps' | 'chat-assistant' | TourProvider

const CONSENT_KEY = 'cookie-consent'
/** Names of providers, separated by spaces: `google-maps` was granted, `-google-maps` withdrawn. */
const PROVIDERS_KEY = 'provider-consent'

/** The stored choice; null when the visitor has not chosen yet. */
export function readConsent(): Consent | null {
  const stored = readStored(CONSENT_KEY)
  return stored === 'accepted' || stored === 'declined' ? stored : null
}

/** Stores the banner's answer. It speaks for every provider, so what was said of single ones before is forgotten. */
export function storeConsent(consent: Consent): void {
  // In this order, so that another tab that reads in between loads no provider that was withdrawn.
  store(CONSENT_KEY, consent)
  store(PROVIDERS_KEY, null)
}

/** As if nothing had ever been chosen: the banner asks again. */
export function forgetConsent(): void {
  store(CONSENT_KEY, null)
  store(PROVIDERS_KEY, null)
}

/** The stored choice, kept in step with other tabs. Undefined while the server renders: nobody knows yet. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribeToStored, readConsent, () => undefined)
}

function decisions(): string[] {
  return (readStored(PROVIDERS_KEY) ?? '').split(' ').filter(Boolean)
}

function decide(provider: Provider, decision: string): void {
  const others = decisions().filter((name) => name !== provider && name !== `-${provider}`)
  store(PROVIDERS_KEY, [...others, decision].join(' '))
}

/** Whether this provider may be loaded: what was said of it last, else the banner's answer. */
export function isProviderGranted(provider: Provider): boolean {
  const said = decisions()
  if (said.includes(provider)) return true
  return readConsent() === 'accepted' && !said.includes(`-${provider}`)
}

export function grantProvider(provider: Provider): void {
  decide(provider, provider)
}

export function withdrawProvider(provider: Provider): void {
  decide(provider, `-${provider}`)
}

/** Whether this provider may be loaded, and how to agree or withdraw. Never granted while the server renders. */
export function useProviderConsent(provider: Provider): {
  isGranted: boolean
  grant: () => void
  withdraw: () => void
} {
  const isGranted = useSyncExternalStore(
    subscribeToStored,
    () => isProviderGranted(provider),
    () => false,
  )
  return { isGranted, grant: () => grantProvider(provider), withdraw: () => withdrawProvider(provider) }
}

/** Finds the chat assistant that may be framed after consent, as the root's loader says: `chat.example.com`; null: none. */
export function useChatHost(): string | null {
  const host = useRootFact('chatHost')
  return typeof host === 'string' ? host : null
}
