import type { App } from '#platform/app.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { emergencyCalls } from '../emergency/calls.server.ts'
import { mailCompany } from '../mail/mail-content.ts'
import { renderMail } from '../mail/render-mail.ts'
import type { NewMail } from '../outbox/repository.server.ts'
import { showReference } from './reference.ts'
import type { Submission } from './repository.server.ts'
import type { SubmissionKind } from './submission-kind.ts'

/** The mails of a new submission: the receipt for its sender, where they have an address, the notice for the company, and whom an emergency calls besides. */
export function mailsOf<Payload>(
  app: App,
  kind: SubmissionKind<Payload>,
  payload: Payload,
  files: readonly StoredFile[],
  submission: Submission,
  flat: string | null,
): NewMail[] {
  const company = mailCompany(app.config.siteUrl)
  const createdAt = new Date(submission.receivedAt)
  const dueAt = submission.dueAt === null ? null : new Date(submission.dueAt)
  const reference = showReference(submission.reference)
  const mails = kind.mails(payload, { reference, receivedAt: createdAt, dueAt, company, flat, files })
  const domain = app.config.mailFrom.split('@').at(-1)

  // A sender who telephoned or wrote a letter may have none.
  const hasAddress = submission.contactEmail !== ''
  const compose = (purpose: 'receipt' | 'notice', to: { name: string | null; address: string }): NewMail => {
    const { subject, text, html } = renderMail({ ...mails[purpose], namesOwnPage: purpose === 'receipt' }, company)
    const id = app.newId()
    return {
      id,
      submissionId: submission.id,
      purpose,
      toName: to.name,
      toAddress: to.address,
      // Each side answers the other, never the address that only sends.
      replyTo:
        purpose === 'notice' && hasAddress && !kind.hidesSender?.() ? submission.contactEmail : app.config.mailTo,
      subject: purpose === 'notice' && submission.quarantined ? `[Spam-Verdacht] ${subject}` : subject,
      text,
      html,
      createdAt,
      // A receipt for probable spam would carry our name to any address that was typed in.
      held: purpose === 'receipt' && submission.quarantined,
      messageId: `<${id}@${domain}>`,
    }
  }
  const receipts = hasAddress ? [compose('receipt', { name: null, address: submission.contactEmail })] : []
  const notice = compose('notice', { name: company.brand, address: app.config.mailTo })
  const { alarm, quarantined } = submission
  return [...receipts, notice, ...emergencyCalls(app, { reference, alarm, quarantined, receivedAt: createdAt }, notice)]
}
