import { expect, onTestFinished, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { createMailer } from '../mail/mailer.server.ts'
import { SENDER_LINK } from '../mail/mail-content.ts'
import { startSmtpServer } from '../mail/test-smtp.server.ts'
import { exampleKind, exampleMessage } from '../request/example-kind.ts'
import { requests } from '../request/repository.server.ts'
import { judgeToken } from '../request/sender-link.server.ts'
import { storedRequest } from '../request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { claimDue, deliver } from './deliver.server.ts'
import { ofRequest } from './message.ts'
import { newMail } from './new-message.server.ts'
import { outbox } from './repository.server.ts'

const DAY_MS = 24 * 60 * 60_000
const LINK = /https:\/\/www\.example\.de\/vorgang\/([\dA-Z]{8}-[\da-f]{40})/

async function siteWithRequest(nachricht = 'Ist die Wohnung frei?') {
  const server = await startSmtpServer()
  onTestFinished(() => server.stop())
  const config = readConfig({ SITE_URL: 'https://www.example.de', SMTP_URL: server.url, MAIL_FROM: 'web@example.de' })
  const app = await testApp({ config, clock: clockAt('2026-03-02T08:00:00.000Z') })
  const request = await storedRequest(app, exampleKind(), exampleMessage({ nachricht }))
  const mailer = createMailer(app.config)
  onTestFinished(() => mailer.close())
  const sendAll = async (at = app) => {
    for (let mail = await claimDue(at); mail; mail = await claimDue(at)) await deliver(at, { mailer }, mail)
  }
  /** Everything that is stored about mails and what was written. */
  const stored = async () =>
    JSON.stringify(
      await Promise.all(
        (['outbox', 'mail_attachments', 'submission_messages', 'submission_events'] as const).map((table) =>
          app.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    )
  return { app, server, request, sendAll, stored }
}

test('the mail has the link that opens the page; what is stored has none, neither before it left nor after', async () => {
  const { app, server, request, sendAll, stored } = await siteWithRequest()
  expect(await stored()).not.toContain('/vorgang/')
  await sendAll()
  const receipt = server.received.find(({ text }) => LINK.test(text ?? ''))
  const token = LINK.exec(receipt?.text ?? '')?.[1] ?? ''
  expect(judgeToken(app.secret, token, request, app.clock.now())).toBe('valid')
  expect(receipt?.html).toContain(`<a href="https://www.example.de/vorgang/${token}">`)
  expect(`${receipt?.text}${receipt?.html}`).not.toContain(SENDER_LINK)
  expect(await stored()).not.toContain('/vorgang/')
  expect(await stored()).toContain(SENDER_LINK)
})

test('what is tried again late has a link of that day', async () => {
  const { app, server, request, sendAll } = await siteWithRequest()
  server.become({ code: 550, text: 'No such user' })
  await sendAll()
  await requests(app.db).change(request.id, 1, { status: 'erledigt', closedAt: '2026-03-03T08:00:00.000Z' })
  const late = new Date(app.clock.now().getTime() + 200 * DAY_MS)
  server.become('accept')
  await outbox(app.db).retry(late)
  await outbox(app.db).retry(late, (await outbox(app.db).list()).find(({ purpose }) => purpose === 'receipt')?.id)
  await sendAll({ ...app, clock: clockAt(late.toISOString()) })
  const token = server.received.map(({ text }) => LINK.exec(text ?? '')?.[1]).find(Boolean) ?? ''
  const closed = await requests(app.db).findById(request.id)
  expect(closed && judgeToken(app.secret, token, closed, late)).toBe('valid')
})

test('a calendar file has the link in lines of at most 75 bytes', async () => {
  const { app, server, request, sendAll } = await siteWithRequest()
  const file = [
    'BEGIN:VCALENDAR',
    `DESCRIPTION:Gartenstraße 12\\, 56321 Rhens\\n(Link des\r\n  Absenders)`,
    'END:VCALENDAR',
  ]
  const attachments = [
    { name: 'a.ics', contentType: 'text/calendar; charset=utf-8', content: `${file.join('\r\n')}\r\n` },
  ]
  await outbox(app.db).add(
    newMail(
      app,
      { purpose: 'answer', owner: ofRequest(request.id), address: 'aenne@example.de', attachments },
      { subject: 'Besichtigung', text: 'Guten Tag', html: null },
    ),
  )
  await sendAll()
  const sent = server.received.find(({ subject }) => subject === 'Besichtigung')?.attachments[0]?.content
  const content = typeof sent === 'string' ? sent : new TextDecoder().decode(sent)
  expect(content.replaceAll(/\r?\n /g, '')).toMatch(LINK)
  for (const line of content.split(/\r?\n/)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('nobody types a link into the mail to the office', async () => {
  const { server, sendAll } = await siteWithRequest(`Bitte sehr: ${SENDER_LINK}`)
  await sendAll()
  const notice = server.received.find(({ text }) => text?.includes('Bitte sehr'))
  expect(notice?.text).toContain(`Bitte sehr: ${SENDER_LINK}`)
  expect(notice?.text).not.toMatch(LINK)
})
