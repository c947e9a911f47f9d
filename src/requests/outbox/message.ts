import { ownOf } from '#platform/word-table.ts'

/** How a message leaves; what each of them needs is said in `deliver.server.ts`. */
export type Channel = 'mail' | 'push' | 'webhook'

/** What a message is for, and what the office and the operator's tool call it. */
export const purposeLabels = {
  receipt: 'Eingangsbestätigung',
  notice: 'Meldung ans Büro',
  answer: 'Antwort',
  link: 'Neuer Link',
  test: 'Testmail',
  search: 'Suchauftrag',
  incident: 'Störung',
  viewing: 'Gebuchte Besichtigung',
  alert: 'Hinweis ans Personal',
  emergency: 'Notfallmeldung ans SMS-Gateway',
} as const

export type Purpose = keyof typeof purposeLabels

export function purposeLabel(purpose: string): string {
  return ownOf<Readonly<Record<string, string>>>(purposeLabels, purpose) ?? 'Mail'
}

export type OwnerKind = 'request' | 'search' | 'listener' | 'booking' | 'device'

/**
 * What a message belongs to. With a request or a device it goes; of a saved search, somebody who wants to hear of an incident, or a booked
 * viewing it stays, and `id` is null from then on.
 */
export type Owner = { kind: OwnerKind; id: string | null }

export const ofRequest = (id: string): Owner => ({ kind: 'request', id })

/** Of which request it is, or null. */
export function requestOf({ owner }: { owner: Owner | null }): string | null {
  return owner?.kind === 'request' ? owner.id : null
}

/** Content that a device shows, also while locked: nothing of a request's sender. `path`: where a tap leads. */
export type PushMessage = { title: string; body: string; path: string; isUrgent: boolean }
