// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { examplePdf } from '#platform/files/example-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { appWithFolder } from '#requests/request/test-uploads.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { receiveMail } from './receive-mail.server.ts'
import { mailWithFiles, rawMail } from './test-mail.ts'

async function siteWithRequest() {
  const { app, dataDir, lying } = await appWithFolder()
  app.config = {
    ...readConfig({ SITE_URL: 'https://www.example.de', MAIL_TO: 'buero@example.de', MAIL_FROM: 'website@example.de' }),
    dataDir,
  }
  const damage = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const reference = showReference(damage.reference)
  const receiptId = (
    await app.db.selectFrom('outbox').select('message_id').where('purpose', '=', 'receipt').executeTakeFirstOrThrow()
  ).message_id
  const fromSender = { From: 'Jürgen <Uebel@example.org>', Subject: `Re: Schaden (${reference})` }
  return { app, lying, damage, reference, receiptId, fromSender }
}

type Site = Awaited<ReturnType<typeof siteWithRequest>>
const kindsOf = async ({ app }: Site) => (await requests(app.db).list()).map(({ kind }) => kind).toSorted()
const newest = async ({ app }: Site, shown: string) =>
  (await requests(app.db).findByReference(readReference(shown) ?? ''))!

test('a reply is found by the number in its subject, without what it quotes, and takes the request up again', async () => {
  const site = await siteWithRequest()
  const { app, damage, reference, fromSender } = site
  await requests(app.db).change(damage.id, 1, { status: 'wartet' })
  const body = 'Dienstag passt.\n\nAm 02.03.2026 um 09:00 schrieb Büro <a@b.de>:\n> Passt Dienstag?'
  const raw = rawMail({ headers: fromSender, body })
  expect(await receiveMail(app, raw)).toEqual({ kind: 'message', reference })
  expect(await messages(app.db).list(damage.id)).toMatchObject([
    { origin: 'sender', body: 'Dienstag passt.', cameBy: 'mail' },
  ])
  expect(await requests(app.db).findById(damage.id)).toMatchObject({
    status: 'in_arbeit',
    messageAt: app.clock.now().toISOString(),
  })
  const notices = (await outbox(app.db).list({ of: ofRequest(damage.id) })).filter(
    ({ purpose }) => purpose === 'notice',
  )
  expect(notices).toHaveLength(2)
  expect(await receiveMail(app, raw)).toEqual({ kind: 'repeated' })
  expect(await messages(app.db).list(damage.id)).toHaveLength(1)
})

test('a reply without the number is found by the mail that it answers', async () => {
  const { app, reference, receiptId, fromSender } = await siteWithRequest()
  const headers = { ...fromSender, Subject: 'Nachtrag', 'In-Reply-To': receiptId }
  expect(await receiveMail(app, rawMail({ headers }))).toEqual({ kind: 'message', reference })
})

test('a Message-ID with a NUL stops nobody, and answers nothing', async () => {
  const { app } = await siteWithRequest()
  const headers = { 'Message-ID': '=?us-ascii?Q?a=00b?=', 'In-Reply-To': '=?us-ascii?Q?<a=00b@c>?=' }
  expect(await receiveMail(app, rawMail({ headers }))).toMatchObject({ kind: 'request' })
})

test('a stranger who knows the number gets a request of their own, and staff a hint', async () => {
  const site = await siteWithRequest()
  const { app, damage, reference } = site
  const outcome = await receiveMail(app, rawMail({ headers: { Subject: `Zu ${reference}` } }))
  if (outcome.kind !== 'request') throw new Error(outcome.kind)
  const own = await newest(site, outcome.reference)
  expect(own).toMatchObject({ kind: 'email_message', contactEmail: 'tom@example.org', contactName: 'Tom Fey' })
  // A note is for staff: the stranger must not learn which numbers there are.
  expect(JSON.stringify(own.payload)).not.toContain('anderen Adresse')
  expect(await requests(app.db).listEvents(own.id)).toContainEqual({
    id: expect.any(String),
    kind: 'note',
    detail: `Die E-Mail nennt den Vorgang ${reference}, kommt aber von einer anderen Adresse als der dort angegebenen.`,
    actor: null,
    happenedAt: own.receivedAt,
  })
  expect(await messages(app.db).list(damage.id)).toEqual([])
})

test('attachments are cleaned as uploads are, and what is left out is named', async () => {
  const site = await siteWithRequest()
  const { app, damage, fromSender, lying } = site
  const files = [
    { name: 'Rechnung.pdf', type: 'application/pdf', content: examplePdf() },
    { name: 'falsch.pdf', type: 'application/pdf', content: Buffer.from('kein PDF') },
    { name: 'rechnung.exe', type: 'application/octet-stream', content: Buffer.from('MZ') },
  ]
  expect((await receiveMail(app, mailWithFiles('Anbei.', files, fromSender))).kind).toBe('message')
  expect(await requestFiles(app.db).listByRequest(damage.id)).toMatchObject([
    { originalName: 'Rechnung.pdf', field: 'dokumente', detectedType: 'application/pdf' },
  ])
  expect((await messages(app.db).list(damage.id))[0]?.body).toBe(
    'Anbei.\n\nNicht übernommene Anhänge:\nfalsch.pdf: Die Datei ist beschädigt oder enthält Makros.\nrechnung.exe: Diese Art von Datei nehmen wir nicht an, nur Fotos, PDF und Word.',
  )
  expect(lying()).toMatchObject({ stored: [expect.anything()], waiting: [] })
  expect((await receiveMail(app, mailWithFiles('Neu.', files, { 'Message-ID': '<2@x>' }))).kind).toBe('request')
  expect(lying()).toMatchObject({ stored: [expect.anything(), expect.anything()], waiting: [] })
})

test('a mail server’s report marks the mail, and an out-of-office note changes nothing', async () => {
  const site = await siteWithRequest()
  const { app, damage, receiptId, fromSender } = site
  await app.db
    .updateTable('outbox')
    .set({ sent_at: app.clock.now().toISOString() })
    .where('purpose', '=', 'receipt')
    .execute()
  const bounce = rawMail({
    headers: {
      From: 'MAILER-DAEMON@mx.example.org',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=r',
    },
    body: `--r\n\nSorry\n--r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; a@b.de\nAction: failed\nStatus: 5.1.1\n\n--r\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${receiptId}\n--r--\n`,
  })
  expect(await receiveMail(app, bounce)).toEqual({ kind: 'bounce' })
  const receipt = (await outbox(app.db).list({ of: ofRequest(damage.id) })).find(({ purpose }) => purpose === 'receipt')
  expect(receipt).toMatchObject({ state: 'failed', lastError: 'EBOUNCE: 5.1.1' })

  const absent = rawMail({ headers: { ...fromSender, 'Auto-Submitted': 'auto-replied' } })
  expect(await receiveMail(app, absent)).toEqual({ kind: 'auto-reply' })
  const events = (await requests(app.db).listEvents(damage.id)).map(({ kind }) => kind)
  expect(events.toSorted()).toEqual(['auto-reply', 'mail_failed', 'received'])
  expect(await requests(app.db).findById(damage.id)).toMatchObject({ status: 'neu', messageAt: null })
  expect(await kindsOf(site)).toEqual(['damage_report'])
})

test('what nobody sees in subject and name is not kept', async () => {
  const site = await siteWithRequest()
  const encoded = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
  const headers = {
    From: `${encoded('\u202aTom\u00a0Fey\u202c\ufeff')} <tom@example.org>`,
    Subject: encoded('\u200bSchlüssel\u00ad\u2028 für\u202f3b\u200e'),
  }
  const outcome = await receiveMail(site.app, rawMail({ headers }))
  if (outcome.kind !== 'request') throw new Error(outcome.kind)
  const kept = await newest(site, outcome.reference)
  expect([kept.contactName, kept.payload]).toMatchObject([
    'Tom Fey',
    { absender: 'Tom Fey', betreff: 'Schlüssel  für 3b' },
  ])
})

test('a person who writes „Out of office“ into the subject is kept, as a message and as a request', async () => {
  const site = await siteWithRequest()
  const { app, damage, reference, fromSender } = site
  const reply = rawMail({
    headers: { ...fromSender, Subject: `Out of office bis Freitag (${reference})` },
    body: 'Bitte danach.',
  })
  expect(await receiveMail(app, reply)).toEqual({ kind: 'message', reference })
  expect(await messages(app.db).list(damage.id)).toMatchObject([{ origin: 'sender', body: 'Bitte danach.' }])
  const other = rawMail({
    headers: { Subject: 'Abwesenheitsnotiz: Wer nimmt mein Paket an?', 'Message-ID': '<paket@example.org>' },
  })
  expect(await receiveMail(app, other)).toMatchObject({ kind: 'request' })
  expect(await kindsOf(site)).toEqual(['damage_report', 'email_message'])
})

test('our own mails come to nothing, machines get no receipt, spam is set apart, and nobody gets receipts without end', async () => {
  const site = await siteWithRequest()
  const { app, receiptId } = site
  expect(await receiveMail(app, rawMail({ headers: { 'Message-ID': receiptId } }))).toEqual({ kind: 'own' })
  const receipts = async () =>
    (await outbox(app.db).list())
      .filter(({ purpose, toAddress }) => purpose === 'receipt' && toAddress === 'tom@example.org')
      .map(({ state }) => state)
  await receiveMail(app, rawMail({ headers: { Precedence: 'bulk', 'Message-ID': '<m@x>' } }))
  expect(await receipts()).toEqual([])
  const spam = await receiveMail(app, rawMail({ headers: { 'X-Spam-Flag': 'YES', 'Message-ID': '<s@x>' } }))
  if (spam.kind !== 'request') throw new Error(spam.kind)
  expect(await newest(site, spam.reference)).toMatchObject({ quarantined: true })
  expect(await receipts()).toEqual(['held'])
  for (let index = 0; index < 7; index++) await receiveMail(app, rawMail({ headers: { 'Message-ID': `<${index}@x>` } }))
  expect(await receipts()).toHaveLength(5)
})
