import type { App } from '#platform/app.server.ts'
import { verifyMailServer } from '#platform/mail/mailer.server.ts'
import { outbox } from '#platform/outbox/repository.server.ts'
import type { Finding } from './finding.ts'

/** Whether the mail server answers, and what did not leave. */
export async function examineMail(app: App): Promise<Finding> {
  const what = 'Mail'
  const now = app.clock.now()
  const mails = await outbox(app.db).list({}, now)
  const count = (state: string) => mails.filter((mail) => mail.state === state).length
  const queue = `${count('waiting') + count('sending')} warten, ${count('failed')} aufgegeben, ${count('held')} zurückgehalten`

  const trouble = await verifyMailServer(app.config)
  if (trouble !== null) {
    const advice =
      'Stimmt SMTP_URL, und läuft der Mailserver? Wartende Mails gehen von selbst hinaus, sobald er antwortet.'
    return { what, state: 'error', detail: `Der Mailserver antwortet nicht (${trouble}); ${queue}`, advice }
  }
  if (count('failed') > 0) {
    const advice = 'Gründe: npm run office -- mail list --state failed; danach: npm run office -- mail retry'
    return { what, state: 'error', detail: queue, advice }
  }
  return { what, state: 'ok', detail: queue }
}
