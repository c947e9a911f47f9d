import type { App } from '#platform/app.server.ts'
import { verifyMailServer } from '#platform/mail/mailer.server.ts'
import { mailList } from '#platform/outbox/list/repository.server.ts'
import type { Finding } from './finding.ts'

/** Whether the mail server answers, and what did not leave. */
export async function examineMail(app: App): Promise<Finding> {
  const what = 'Mail'
  const { waiting, failed, held } = await mailList(app.db).unsent()
  const queue = `${waiting} warten, ${failed} aufgegeben, ${held} zurückgehalten`

  const trouble = await verifyMailServer(app.config)
  if (trouble !== null) {
    const advice =
      'Stimmt SMTP_URL, und läuft der Mailserver? Wartende Mails gehen von selbst hinaus, sobald er antwortet.'
    return { what, state: 'error', detail: `Der Mailserver antwortet nicht (${trouble}); ${queue}`, advice }
  }
  if (failed > 0) {
    const advice = 'Gründe: npm run office -- mail list --state failed; danach: npm run office -- mail retry'
    return { what, state: 'error', detail: queue, advice }
  }
  return { what, state: 'ok', detail: queue }
}
