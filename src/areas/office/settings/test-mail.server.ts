import type { App } from '#platform/app.server.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import { mailCompany } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { outbox } from '#platform/outbox/repository.server.ts'
import { formatDateTime } from '#ui/format.ts'
import type { Staff } from '../access/staff-context.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'

const limiter = createLimiter([{ ms: 15 * 60_000, most: 5 }])

/** Puts a mail to this person into the outbox, as every other mail. @returns its id, or null after five in a quarter of an hour. */
export async function sendTestMail(app: App, staff: Staff): Promise<string | null> {
  const now = app.clock.now()
  if (!limiter.take(staff.id, now.getTime()).ok) return null
  const { subject, text, html } = renderMail(
    {
      subject: 'Testmail der Verwaltung',
      blocks: [
        { paragraph: `Guten Tag, ${staff.name},` },
        {
          paragraph: `diese Mail haben Sie am ${formatDateTime(now)} Uhr in der Verwaltung angefordert. Ist sie angekommen, verlassen auch die anderen Mails der Website den Server.`,
        },
      ],
    },
    mailCompany(app.config.siteUrl),
  )
  const id = app.newId()
  await app.db.transaction().execute(async (trx) => {
    await outbox(trx).add({
      id,
      submissionId: null,
      purpose: 'test',
      toName: staff.name,
      toAddress: staff.email,
      replyTo: app.config.mailTo,
      subject,
      text,
      html,
      createdAt: now,
      held: false,
      messageId: `<${id}@${app.config.mailFrom.split('@').at(-1)}>`,
    })
    await recordAudit(app, trx, staff, { action: 'mail.test', subject: { kind: 'mail', id } })
  })
  app.wakeOutbox()
  return id
}
