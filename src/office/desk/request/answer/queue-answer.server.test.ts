// Also on PostgreSQL: transactions and the outbox.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { claimMessage } from '#requests/outbox/stored/repository.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { withOwnerLink } from '#requests/outbox/with-owner-link.server.ts'
import { messages } from '#requests/submissions/messages/repository.server.ts'
import { showReference } from '#requests/submissions/reference.ts'
import { submissions } from '#requests/submissions/repository.server.ts'
import { senderLink } from '#requests/submissions/sender-link.server.ts'
import { storedSubmission } from '#requests/submissions/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { queueAnswer } from './queue-answer.server.ts'

const anna = { id: 'anna', name: 'Anna' }
const damage = { ...exampleDamage, reporter_name: 'Übel, Jürgen' }

async function received(quarantine: 'honeypot' | null = null) {
  const app = await testApp()
  const submission = await storedSubmission(app, formKinds.damage_report, damage, quarantine)
  return { app, submission, reference: showReference(submission.reference) }
}

/** As it would leave. */
const nextAnswer = async (app: Awaited<ReturnType<typeof testApp>>) => {
  for (;;) {
    const mail = await claimMessage(app.db, { now: app.clock.now(), leaseMs: 60_000, mostAttempts: 8 })
    if (mail === null || mail.purpose === 'answer') return mail && withOwnerLink(app, mail)
  }
}

test('an answer is a mail under the receipt, a text, an event and a line of the audit log', async () => {
  const { app, submission, reference } = await received()
  const attachments = [{ name: 'termin.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }]
  const receipt = await outbox(app.db).threadOf(submission.id)
  const { messageId, outboxId } = await app.db.transaction().execute((trx) =>
    queueAnswer(app, trx, anna, submission, {
      subject: 'Termin',
      text: 'Guten Tag,\n\nwir kommen morgen.',
      attachments,
    }),
  )

  const mails = await outbox(app.db).list({ of: ofRequest(submission.id) })
  expect(mails.find(({ id }) => id === outboxId)).toMatchObject({ subject: `[${reference}] Termin`, purpose: 'answer' })
  const mail = await nextAnswer(app)
  expect(mail).toMatchObject({
    toName: 'Übel, Jürgen',
    toAddress: 'uebel@example.org',
    replyTo: 'buero@example.de',
    threadId: receipt,
    attachments,
  })
  expect(receipt).not.toBeNull()
  expect(mail?.text).toMatch(/^Guten Tag,\n\nwir kommen morgen\.\n/)
  expect(mail?.text.split(senderLink(app, submission))).toHaveLength(2)

  expect(await messages(app.db).list(submission.id)).toMatchObject([
    {
      id: messageId,
      origin: 'office',
      staffId: 'anna',
      subject: 'Termin',
      body: 'Guten Tag,\n\nwir kommen morgen.',
      outboxId,
    },
  ])
  const events = await submissions(app.db).listEvents(submission.id)
  expect(events.filter(({ kind }) => kind === 'answered')).toMatchObject([{ detail: messageId, actor: 'anna' }])
  expect((await auditLog(app.db).list({ limit: 1 }))[0]).toMatchObject({
    action: 'request.answered',
    staffName: 'Anna',
  })
})

test('what is rolled back leaves neither mail nor text', async () => {
  const { app, submission } = await received()
  const broken = app.db.transaction().execute(async (trx) => {
    await queueAnswer(app, trx, anna, submission, { subject: 'Termin', text: 'Morgen.' })
    throw new Error('collision')
  })
  await expect(broken).rejects.toThrow('collision')
  expect(await messages(app.db).list(submission.id)).toEqual([])
  expect(await outbox(app.db).list({ of: ofRequest(submission.id) })).toHaveLength(2)
})

test('a link that the text names itself becomes one, and stands in the mail once', async () => {
  const { app, submission } = await received()
  const link = senderLink(app, submission)
  // As staff copy it from the page; what the site fills in holds none.
  const text = `Alles steht hier:\n${link}\nBis bald`
  await app.db.transaction().execute((trx) => queueAnswer(app, trx, null, submission, { subject: 'Stand', text }))
  const mail = await nextAnswer(app)
  expect(mail?.text.split(link)).toHaveLength(2)
  expect(mail?.html).toContain(`<a href="${link}">`)
  expect((await messages(app.db).list(submission.id))[0]?.body).toBe(
    'Alles steht hier:\n(Link des Absenders)\nBis bald',
  )
})

test('whoever is taken for spam gets no link', async () => {
  const { app, submission } = await received('honeypot')
  await app.db
    .transaction()
    .execute((trx) => queueAnswer(app, trx, anna, submission, { subject: 'Frage', text: 'Wer sind Sie?' }))
  expect((await nextAnswer(app))?.text).not.toContain('/vorgang/')
})
