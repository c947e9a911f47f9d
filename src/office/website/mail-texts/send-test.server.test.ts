import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { createMailer } from '#requests/mail/mailer.server.ts'
import { startSmtpServer } from '#requests/mail/test-smtp.server.ts'
import { claimDue, deliver } from '#requests/outbox/deliver.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { addTestAccount } from '#office/accounts/staff/test-account.server.ts'
import { mailKind } from './content-kind.server.ts'
import { mailAction } from './edit-actions.server.ts'
import { NEXT } from './intents.ts'

const ID = 'suchauftrag-bestaetigen'

async function appWithMailServer() {
  const server = await startSmtpServer()
  onTestFinished(() => server.stop())
  const app = await testApp({
    config: readConfig({ MAIL_TO: 'buero@example.de', MAIL_FROM: 'website@example.de', SMTP_URL: server.url }),
  })
  const mailer = createMailer(app.config)
  onTestFinished(() => mailer.close())
  const { email, name } = exampleStaff('leitung')
  const id = await addTestAccount(app, { email, name, role: 'leitung' })
  return { app, server, mailer, staff: exampleStaff('leitung', { id }) }
}

test('a test leaves through the mail server as it stands in the form, to its writer alone, and stores nothing', async () => {
  const { app, server, mailer, staff } = await appWithMailServer()
  const record = await mailKind.store(app.db).find(ID)
  if (!record) throw new Error('no such mail')
  const form = new FormData()
  for (const [name, value] of Object.entries(record.values)) form.set(name, String(value))
  form.set('action', 'Los geht’s <script>')
  form.set('version', '0')
  form.set(NEXT, 'testmail')
  const answer = await mailAction({ app, staff, record, form })
  expect(answer).toMatchObject({ status: 302 })

  const claimed = await claimDue(app)
  if (!claimed) throw new Error('nothing to send')
  expect(await deliver(app, { mailer }, claimed)).toBe('sent')
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail?.to).toMatchObject([{ address: staff.email, name: staff.name }])
  expect(mail?.subject).toBe('Test: Bitte bestätigen Sie Ihren Suchauftrag')
  expect(mail?.text).toContain(`Los geht’s <script>: ${app.config.siteUrl}`)
  expect(mail?.html).toContain(`<a href="${app.config.siteUrl}">Los geht’s &lt;script&gt;</a>`)
  expect((await mailKind.store(app.db).find(ID))?.version).toBe(0)
})

test('what would be refused is not sent', async () => {
  const { app, staff } = await appWithMailServer()
  const record = await mailKind.store(app.db).find(ID)
  if (!record) throw new Error('no such mail')
  const form = new FormData()
  form.set('subject', '{{absender}}')
  form.set(NEXT, 'testmail')
  expect(await mailAction({ app, staff, record, form })).toMatchObject({ init: { status: 422 } })
  expect(await outbox(app.db).list({}, app.clock.now())).toEqual([])
})
