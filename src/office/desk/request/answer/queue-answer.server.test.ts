// Also on PostgreSQL: transactions and the outbox.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { claimMessage } from '#requests/outbox/stored/repository.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { withOwnerLink } from '#requests/outbox/with-owner-link.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { senderLink } from '#requests/request/sender-link.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { queueAnswer } from './queue-answer.server.ts'

const anna = { id: 'anna', name: 'Anna' }
const damage = { ...exampleDamage, reporter_name: 'Übel, Jürgen' }

async function received(quarantine: 'honeypot' | null = null) {
  const app = await testApp()
  const request = await storedRequest(app, formKinds.damage_report, damage, quarantine)
  return { app, request, reference: showReference(request.reference) }
}

/** As it would leave. */
const nextAnswer = async (app: Awaited<ReturnType<typeof testApp>>) => {
  for (;;) {
    const mail = await claimMessage(app.db, { now: app.clock.now(), leaseMs: 60_000, mostAttempts: 8 })
    if (mail === null || mail.purpose === 'answer') return mail && withOwnerLink(app, mail)
  }
}

test('an answer is a mail under the receipt, a text, an event and a line of the audit log', async () => {
  const { app, request, reference } = await received()
  const attachments = [{ name: 'termin.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }]
  const receipt = await outbox(app.db).threadOf(request.id)
  const { messageId, outboxId } = await app.db.transaction().execute((trx) =>
    queueAnswer(app, trx, anna, request, {
      subject: 'Termin',
      text: 'Guten Tag,\n\nwir kommen morgen.',
      attachments,
    }),
  )

  const mails = await outbox(app.db).list({ of: ofRequest(request.id) })
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
  expect(mail?.text.split(senderLink(app, request))).toHaveLength(2)

  expect(await messages(app.db).list(request.id)).toMatchObject([
    {
      id: messageId,
      origin: 'office',
      staffId: 'anna',
      subject: 'Termin',
      body: 'Guten Tag,\n\nwir kommen morgen.',
      outboxId,
    },
  ])
  const events = await requests(app.db).listEvents(request.id)
  expect(events.filter(({ kind }) => kind === 'answered')).toMatchObject([{ detail: messageId, actor: 'anna' }])
  expect((await auditLog(app.db).list({ limit: 1 }))[0]).toMatchObject({
    action: 'request.answered',
    staffName: 'Anna',
  })
})

test('what is rolled back leaves neither mail nor text', async () => {
  const { app, request } = await received()
  const broken = app.db.transaction().execute(async (trx) => {
    await queueAnswer(app, trx, anna, request, { subject: 'Termin', text: 'Morgen.' })
    throw new Error('collision')
  })
  await expect(broken).rejects.toThrow('collision')
  expect(await messages(app.db).list(request.id)).toEqual([])
  expect(await outbox(app.db).list({ of: ofRequest(request.id) })).toHaveLength(2)
})

test('a link that the text names itself becomes one, and stands in the mail once', async () => {
  const { app, request } = await received()
  const link = senderLink(app, request)
  // As staff copy it from the page; what the site fills in holds none.
  const text = `Alles steht hier:\n${link}\nBis bald`
  await app.db.transaction().execute((trx) => queueAnswer(app, trx, null, request, { subject: 'Stand', text }))
  const mail = await nextAnswer(app)
  expect(mail?.text.split(link)).toHaveLength(2)
  expect(mail?.html).toContain(`<a href="${link}">`)
  expect((await messages(app.db).list(request.id))[0]?.body).toBe('Alles steht hier:\n(Link des Absenders)\nBis bald')
})

test('whoever is taken for spam gets no link', async () => {
  const { app, request } = await received('honeypot')
  await app.db
    .transaction()
    .execute((trx) => queueAnswer(app, trx, anna, request, { subject: 'Frage', text: 'Wer sind Sie?' }))
  expect((await nextAnswer(app))?.text).not.toContain('/vorgang/')
})
