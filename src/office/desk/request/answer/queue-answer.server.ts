import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { mailCompany, type MailBlock, SENDER_LINK } from '#requests/mail/mail-content.ts'
import type { MailAttachment } from '#requests/mail/mailer.server.ts'
import { renderMail } from '#requests/mail/render-mail.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { fitIntoMail } from '#requests/outbox/with-files.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { withoutOwnLinks } from '#requests/request/sender-link.server.ts'
import { formatBytes } from '#ui/format.ts'
import { noteChange } from '../note-change.server.ts'

export type Answer = {
  /** Without the reference: it is put before. */
  subject: string
  /** Plain text; an empty line begins a paragraph. */
  text: string
  attachments?: readonly MailAttachment[]
  /** In their place already (`storeWithFiles`): with the message, and with its mail where they are small. */
  files?: readonly StoredFile[]
  templateKey?: string | null
  /** Leaves and is seen by the sender then; else at once. */
  sendAt?: Date
}

/**
 * Writes an answer to the sender: its mail (purpose `answer`), its text for timeline and sender's page, the event `answered` and the line
 * of the audit log, all in the caller's transaction. Nothing is sent yet: call `app.wakeOutbox()` after the commit.
 * @param staff who writes; null when the site itself does (a reminder, say).
 * @returns the ids of the stored message and of its row in the outbox; null where the sender has no address, and the words alone are kept.
 */
export async function queueAnswer(
  app: App,
  trx: Trx,
  staff: { id: string; name: string } | null,
  request: StoredRequest,
  { subject, text: written, attachments = [], files = [], templateKey = null, sendAt }: Answer,
): Promise<{ messageId: string; outboxId: string | null }> {
  const now = app.clock.now()
  const text = withoutOwnLinks(written, request)
  const messageId = app.newId()
  let outboxId: string | null = null
  if (request.contactEmail !== '') {
    const letter = newMail(
      app,
      {
        purpose: 'answer',
        owner: ofRequest(request.id),
        name: request.contactName,
        address: request.contactEmail,
        createdAt: sendAt ?? now,
        threadId: await outbox(trx).threadOf(request.id),
        attachments,
      },
      renderAnswer(app, request, { subject, text, files }),
    )
    await outbox(trx).add(letter)
    outboxId = letter.id
  }
  await messages(trx).add(request.id, {
    id: messageId,
    origin: 'office',
    staffId: staff?.id ?? null,
    subject,
    body: text,
    outboxId,
    templateKey,
    createdAt: (sendAt ?? now).toISOString(),
  })
  await requestFiles(trx).insert(request.id, files, { newId: app.newId, now, messageId })
  const answered = { id: request.id, kind: 'answered', detail: messageId }
  await noteChange(app, trx, staff, { ...answered, ...(templateKey === null ? {} : { audited: templateKey }) })
  return { messageId, outboxId }
}

type Answered = Pick<StoredRequest, 'reference' | 'quarantined'>

/** The mail as it will leave: reference before the subject, the text, the way to the sender's page, the company below. */
export function renderAnswer(
  app: App,
  request: Answered,
  { subject, text, files = [] }: Pick<Answer, 'subject' | 'text' | 'files'>,
) {
  // Spam has no page for its sender.
  const namesOwnPage = !request.quarantined && !text.includes(SENDER_LINK)
  const blocks = [...blocksOf(text), ...fileBlocks(files)]
  return renderMail({ subject: threaded(subject, request), blocks, namesOwnPage }, mailCompany(app.config.siteUrl))
}

/** Every answer of one request begins alike, so that mail programs and people keep them together. */
function threaded(subject: string, { reference }: Answered): string {
  const mark = `[${showReference(reference)}]`
  return subject.includes(mark) ? subject : `${mark} ${subject}`
}

/** Paragraphs as they were typed; only our own link becomes one, for a text may quote what strangers wrote. */
function blocksOf(text: string): MailBlock[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) =>
      paragraph.split('\n').some((line) => line.trim() === SENDER_LINK) ? linesOf(paragraph) : [{ paragraph }],
    )
}

/** Lists the files that come with the mail; or says that they are too large for one, and where they are. */
function fileBlocks(files: readonly Pick<StoredFile, 'originalName' | 'sizeBytes'>[]): MailBlock[] {
  if (files.length === 0) return []
  const names = files.map(({ originalName, sizeBytes }) => `${originalName} (${formatBytes(sizeBytes)})`).join(', ')
  if (fitIntoMail(files)) return [{ paragraph: `Im Anhang: ${names}` }]
  const paragraph = `Zu dieser Nachricht gehören Dateien, die für eine E-Mail zu groß sind: ${names}. Sie finden sie auf der Seite Ihres Vorgangs:`
  return [{ paragraph }, { link: { label: 'Dateien ansehen', href: SENDER_LINK } }]
}

function linesOf(paragraph: string): MailBlock[] {
  return paragraph
    .split('\n')
    .map((line) =>
      line.trim() === SENDER_LINK ? { link: { label: 'Zu Ihrem Vorgang', href: SENDER_LINK } } : { paragraph: line },
    )
}
