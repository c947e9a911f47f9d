import type { App } from '#platform/app.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { emergencyCalls } from '../emergency/calls.server.ts'
import { mailCompany } from '../mail/mail-content.ts'
import { ofRequest } from '../outbox/message.ts'
import { newMail, type NewMessage } from '../outbox/new-message.server.ts'
import { showReference } from './reference.ts'
import type { StoredRequest } from './repository.server.ts'
import type { RequestKind } from './request-kind.ts'

/** The mails of a new request: the receipt for its sender, where they have an address, the notice for the company, and whom an emergency calls besides. */
export function mailsOf<Payload>(
  app: App,
  kind: RequestKind<Payload>,
  payload: Payload,
  files: readonly StoredFile[],
  request: StoredRequest,
  flat: string | null,
): NewMessage[] {
  const company = mailCompany(app.config.siteUrl)
  const createdAt = new Date(request.receivedAt)
  const dueAt = request.dueAt === null ? null : new Date(request.dueAt)
  const reference = showReference(request.reference)
  const mails = kind.mails(payload, { reference, receivedAt: createdAt, dueAt, company, flat, files })

  // A sender who telephoned or wrote a letter may have none.
  const hasAddress = request.contactEmail !== ''
  const owner = ofRequest(request.id)
  const to = {
    purpose: 'receipt',
    owner,
    address: request.contactEmail,
    createdAt,
    // A receipt for probable spam would carry our name to any address that was typed in.
    held: request.quarantined,
  } as const
  // Before the notice: lists that begin with the newest then show the notice first.
  const receipts = hasAddress ? [newMail(app, to, { ...mails.receipt, namesOwnPage: true })] : []
  const { subject } = mails.notice
  const notice = newMail(
    app,
    {
      purpose: 'notice',
      owner,
      name: company.brand,
      address: app.config.mailTo,
      // Each side answers the other, never the address that only sends.
      ...(hasAddress && !kind.hidesSender?.() && { replyTo: request.contactEmail }),
      createdAt,
    },
    { ...mails.notice, subject: request.quarantined ? `[Spam-Verdacht] ${subject}` : subject },
  )
  const { alarm, quarantined } = request
  return [...receipts, notice, ...emergencyCalls(app, { reference, alarm, quarantined, receivedAt: createdAt }, notice)]
}
