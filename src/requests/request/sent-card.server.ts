import type { App } from '#platform/app.server.ts'
import { storedMessages } from '../outbox/stored/repository.server.ts'
import { readReference } from './reference.ts'
import { requests, type StoredRequest } from './repository.server.ts'
import { cardToken, judgeToken } from './sender-link.server.ts'

/** Content of the card after sending, beside the reference. */
export type SentCard = { /** Where the receipt went. */ receiptTo: string /** The request's page. */; page: string }

/** For a request that was just received; null where no receipt goes out: no address, kept apart as spam, or more than its mailbox takes. */
export async function sentCard(app: App, shownReference: string): Promise<SentCard | null> {
  const request = await find(app, shownReference)
  return request && cardOf(request, cardToken(app.secret, request, app.clock.now()))
}

/** The same for a page that is asked for with `?eingegangen=…&zugang=…`, which a form without scripts leads to. */
export async function readSentCard(app: App, query: URLSearchParams): Promise<SentCard | null> {
  const access = query.get(ACCESS) ?? ''
  if (!/^[\da-f]{40}$/.test(access)) return null
  const request = await find(app, query.get('eingegangen') ?? '')
  if (!request) return null
  const token = `${request.reference}-${access}`
  return judgeToken(app.secret, token, request, app.clock.now()) === 'card' ? cardOf(request, token) : null
}

const ACCESS = 'zugang'

/** Puts what `readSentCard` reads beside the reference. */
export function addAccess(query: URLSearchParams, { page }: SentCard): void {
  query.set(ACCESS, page.slice(page.lastIndexOf('-') + 1))
}

async function find(app: App, shownReference: string): Promise<StoredRequest | null> {
  const reference = readReference(shownReference)
  const request = reference === null ? null : await requests(app.db).findByReference(reference)
  if (!request || request.quarantined) return null
  return (await storedMessages(app.db).hasReceipt(request.id)) ? request : null
}

const cardOf = ({ contactEmail }: StoredRequest, token: string): SentCard => ({
  receiptTo: contactEmail,
  page: `/vorgang/${token}`,
})
