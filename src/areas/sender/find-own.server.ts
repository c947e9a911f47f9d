import type { App } from '#platform/app.server.ts'
import { merged } from '#requests/submissions/merged/repository.server.ts'
import { submissions, type Submission } from '#requests/submissions/repository.server.ts'
import { isSameSender } from '#requests/submissions/same-sender.ts'
import { judgeToken, referenceOfToken } from '#requests/submissions/sender-link.server.ts'

type Opened =
  | { kind: 'open'; submission: Submission }
  | { kind: 'ended' | 'card-ended'; submission: Submission }
  /** Wrong, voided, or of something that is deleted or taken for spam: nobody learns which. */
  | { kind: 'wrong'; submission: null }

/** How a page answers behind a link. */
export const linkStatus = { open: 200, ended: 410, 'card-ended': 410, wrong: 404 }

/** Which of the links that were right once it is; null: none of them. */
export const endedOf = (kind: Opened['kind']) => (kind === 'ended' || kind === 'card-ended' ? kind : null)

/** Finds the request that a mail's link leads to, and whether it still opens it. */
export async function openOwn(app: App, token: string): Promise<Opened> {
  const reference = referenceOfToken(token)
  const submission = reference === null ? null : await submissions(app.db).findByReference(reference)
  if (!submission || submission.quarantined) return { kind: 'wrong', submission: null }
  const other = submission.mergedInto === null ? null : await submissions(app.db).findById(submission.mergedInto)
  // It ends with the request that it is handled together with.
  const { closedAt } = other ?? submission
  const judged = judgeToken(app.secret, token, { ...submission, closedAt }, app.clock.now())
  if (judged === 'wrong') return { kind: 'wrong', submission: null }
  if (judged === 'card-ended') return { kind: judged, submission }
  if (judged === 'card') {
    const isOpen = submission.mergedInto === null && (await holdsOnlyOwn(app, submission))
    return { kind: isOpen ? 'open' : 'card-ended', submission }
  }
  // The sender of both is shown the one that goes on; anybody else only their own.
  const shown = other !== null && isSameSender(submission, other) ? other : submission
  return { kind: judged === 'valid' ? 'open' : 'ended', submission: shown }
}

/** Nobody but its sender has answered or closed it, and nothing of another request is shown with it. */
async function holdsOnlyOwn(app: App, { id, answeredAt, closedAt, closedReason }: Submission): Promise<boolean> {
  const isUntouched = answeredAt === null && (closedAt === null || closedReason === 'zurueckgezogen')
  return isUntouched && (await merged(app.db).into(id)).length === 0
}

/** Finds the request that a mail's link opens, or null. Every file of the sender's page begins with this. */
export async function findOwn(app: App, token: string): Promise<Submission | null> {
  const { kind, submission } = await openOwn(app, token)
  return kind === 'open' ? submission : null
}
