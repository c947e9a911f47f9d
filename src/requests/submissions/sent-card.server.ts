import type { App } from '#platform/app.server.ts'
import { storedMessages } from '../outbox/stored/repository.server.ts'
import { readReference } from './reference.ts'
import { submissions, type Submission } from './repository.server.ts'
import { cardToken, judgeToken } from './sender-link.server.ts'

/** Content of the card after sending, beside the reference. */
export type SentCard = { /** Where the receipt went. */ receiptTo: string /** The request's page. */; page: string }

/** For a request that was just received; null where no receipt goes out: no address, kept apart as spam, or more than its mailbox takes. */
export async function sentCard(app: App, shownReference: string): Promise<SentCard | null> {
  const submission = await find(app, shownReference)
  return submission && cardOf(submission, cardToken(app.secret, submission, app.clock.now()))
}

/** The same for a page that is asked for with `?eingegangen=…&zugang=…`, which a form without scripts leads to. */
export async function readSentCard(app: App, query: URLSearchParams): Promise<SentCard | null> {
  const access = query.get(ACCESS) ?? ''
  if (!/^[\da-f]{40}$/.test(access)) return null
  const submission = await find(app, query.get('eingegangen') ?? '')
  if (!submission) return null
  const token = `${submission.reference}-${access}`
  return judgeToken(app.secret, token, submission, app.clock.now()) === 'card' ? cardOf(submission, token) : null
}

const ACCESS = 'zugang'

/** Puts what `readSentCard` reads beside the reference. */
export function addAccess(query: URLSearchParams, { page }: SentCard): void {
  query.set(ACCESS, page.slice(page.lastIndexOf('-') + 1))
}

async function find(app: App, shownReference: string): Promise<Submission | null> {
  const reference = readReference(shownReference)
  const submission = reference === null ? null : await submissions(app.db).findByReference(reference)
  if (!submission || submission.quarantined) return null
  return (await storedMessages(app.db).hasReceipt(submission.id)) ? submission : null
}

const cardOf = ({ contactEmail }: Submission, token: string): SentCard => ({
  receiptTo: contactEmail,
  page: `/vorgang/${token}`,
})
