import type { App } from '#platform/app.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isSameSender } from '#requests/request/same-sender.ts'
import { judgeToken, referenceOfToken } from '#requests/request/sender-link.server.ts'

type Opened =
  | { kind: 'open'; request: StoredRequest }
  | { kind: 'ended' | 'card-ended'; request: StoredRequest }
  /** Wrong, voided, or of something that is deleted or taken for spam: nobody learns which. */
  | { kind: 'wrong'; request: null }

/** How a page answers behind a link. */
export const linkStatus = { open: 200, ended: 410, 'card-ended': 410, wrong: 404 }

/** Which of the links that were right once it is; null: none of them. */
export const endedOf = (kind: Opened['kind']) => (kind === 'ended' || kind === 'card-ended' ? kind : null)

/** Finds the request that a mail's link leads to, and whether it still opens it. */
export async function openOwn(app: App, token: string): Promise<Opened> {
  const reference = referenceOfToken(token)
  const request = reference === null ? null : await requests(app.db).findByReference(reference)
  if (!request || request.quarantined) return { kind: 'wrong', request: null }
  const other = request.mergedInto === null ? null : await requests(app.db).findById(request.mergedInto)
  // It ends with the request that it is handled together with.
  const { closedAt } = other ?? request
  const judged = judgeToken(app.secret, token, { ...request, closedAt }, app.clock.now())
  if (judged === 'wrong') return { kind: 'wrong', request: null }
  if (judged === 'card-ended') return { kind: judged, request }
  if (judged === 'card') {
    const isOpen = request.mergedInto === null && (await holdsOnlyOwn(app, request))
    return { kind: isOpen ? 'open' : 'card-ended', request }
  }
  // The sender of both is shown the one that goes on; anybody else only their own.
  const shown = other !== null && isSameSender(request, other) ? other : request
  return { kind: judged === 'valid' ? 'open' : 'ended', request: shown }
}

/** Nobody but its sender has answered or closed it, and nothing of another request is shown with it. */
async function holdsOnlyOwn(app: App, { id, answeredAt, closedAt, closedReason }: StoredRequest): Promise<boolean> {
  const isUntouched = answeredAt === null && (closedAt === null || closedReason === 'zurueckgezogen')
  return isUntouched && (await merged(app.db).into(id)).length === 0
}

/** Finds the request that a mail's link opens, or null. Every file of the sender's page begins with this. */
export async function findOwn(app: App, token: string): Promise<StoredRequest | null> {
  const { kind, request } = await openOwn(app, token)
  return kind === 'open' ? request : null
}
