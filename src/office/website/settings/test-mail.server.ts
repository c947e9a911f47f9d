import type { App } from '#platform/app.server.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import type { RenderedMail } from '#requests/mail/render-mail.ts'
import { paragraphs, standardMail, subject, text } from '#requests/mail/standard-mail.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { formatDateTime } from '#ui/format.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'

const limiter = createLimiter([{ ms: 15 * 60_000, most: 5 }])

export const TOO_MANY_TESTS = 'Das waren fünf Testmails in einer Viertelstunde. Bitte warten Sie etwas.'

/** Whether mails leave the server at all. */
export const testMail = standardMail<{ name: string; at: Date }>()({
  id: 'testmail',
  group: 'account',
  title: 'Testmail',
  sent: 'Geht an alle, die unter „Einstellungen“ eine Testmail an sich selbst anfordern.',
  placeholders: {
    name: ['Name im Konto', ({ name }) => name],
    zeitpunkt: ['Tag und Uhrzeit', ({ at }) => `${formatDateTime(at)} Uhr`],
  },
  parts: {
    subject: subject('Testmail der Verwaltung'),
    greeting: text('Anrede', 'Guten Tag, {{name}},'),
    opening: text(
      'Text',
      'diese Mail haben Sie am {{zeitpunkt}} in der Verwaltung angefordert. Ist sie angekommen, verlassen auch die anderen Mails der Website den Server.',
      { required: true },
    ),
  },
  blocks: (say) => [...paragraphs(say.greeting), ...paragraphs(say.opening)],
  example: () => ({ name: 'Petra Öz', at: new Date('2027-03-01T08:30:00.000Z') }),
})

/** Puts a mail to this person into the outbox, as every other mail. @returns its id, or null after five in a quarter of an hour. */
export async function sendTestMail(app: App, staff: Staff, mail?: RenderedMail): Promise<string | null> {
  const now = app.clock.now()
  if (!limiter.take(staff.id, now.getTime()).ok) return null
  const content = mail ?? testMail.contentOf({ name: staff.name, at: now })
  const message = newMail(app, { purpose: 'test', name: staff.name, address: staff.email }, content)
  await app.db.transaction().execute(async (trx) => {
    await outbox(trx).add(message)
    await recordAudit(app, trx, staff, { action: 'mail.test', subject: { kind: 'mail', id: message.id } })
  })
  app.wakeOutbox()
  return message.id
}
