// A stranger may know a request's number: how far a mail brings them.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { appWithFolder } from '#requests/request/test-uploads.server.ts'
import { receiveMail } from './receive-mail.server.ts'
import { rawMail } from './test-mail.ts'

async function siteWithRequest() {
  const { app, dataDir } = await appWithFolder()
  const settings = { SITE_URL: 'https://www.example.de', MAIL_AUTHSERV_ID: 'mx.haus.example' }
  app.config = { ...readConfig(settings), dataDir }
  const damage = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const reference = showReference(damage.reference)
  const headers = { From: 'Jürgen <uebel@example.org>', Subject: `Re: Schaden (${reference})` }
  return { app, damage, reference, headers }
}

const says = (words: string) => ({ 'Authentication-Results': `mx.haus.example; ${words}` })
const forged = says('dmarc=fail (p=none) header.from=example.org; spf=fail smtp.mailfrom=angreifer.example')

test.each([
  ['confirmed', says('dmarc=pass header.from=example.org')],
  ['unconfirmed', says('dmarc=none; spf=pass smtp.mailfrom=angreifer.example')],
  ['failed', forged],
])('what the mail server says of a reply’s sender is kept with it: %s', async (verdict, words) => {
  const { app, damage, headers } = await siteWithRequest()
  expect(await receiveMail(app, rawMail({ headers: { ...words, ...headers } }))).toMatchObject({ kind: 'message' })
  const [message] = await messages(app.db).list(damage.id)
  expect(await requests(app.db).listEvents(damage.id)).toContainEqual(
    expect.objectContaining({ kind: 'sender-check', detail: `${verdict}\n${message?.id}` }),
  )
})

test('a forged header further down confirms nobody', async () => {
  const { app, damage, headers } = await siteWithRequest()
  const mail = rawMail({
    headers: { ...says('spf=none'), ...headers, 'authentication-results': 'mx.haus.example; dmarc=pass' },
  })
  await receiveMail(app, mail)
  const checks = (await requests(app.db).listEvents(damage.id)).filter(({ kind }) => kind === 'sender-check')
  expect(checks).toMatchObject([{ detail: expect.stringMatching(/^unconfirmed\n/) }])
})

test('a second From, of which the mail server checked the other, confirms nobody', async () => {
  const { app, damage, headers } = await siteWithRequest()
  const pass = says('dmarc=pass header.from=example.org')
  await receiveMail(app, rawMail({ headers: { ...pass, ...headers, from: 'x@example.org' } }))
  const checks = (await requests(app.db).listEvents(damage.id)).filter(({ kind }) => kind === 'sender-check')
  expect(checks).toMatchObject([{ detail: expect.stringMatching(/^unconfirmed\n/) }])
})

test('neither From, Reply-To, Return-Path nor Sender of a reply changes where answers go', async () => {
  const { app, damage, headers } = await siteWithRequest()
  const elsewhere = 'Jürgen <uebel@angreifer.example>'
  const evil = { 'Reply-To': elsewhere, 'Return-Path': elsewhere, Sender: elsewhere, 'Mail-Followup-To': elsewhere }
  await receiveMail(app, rawMail({ headers: { ...forged, ...headers, ...evil } }))
  expect(await requests(app.db).findById(damage.id)).toMatchObject({ contactEmail: damage.contactEmail })
  const outbox = await app.db.selectFrom('outbox').select('to_address').execute()
  expect(outbox.filter(({ to_address }) => to_address.includes('angreifer'))).toEqual([])
})

// All look like the request's address, or hold it, and are another one.
test.each([
  '"uebel@example.org" <tom@angreifer.example>',
  'uebel@example.org.angreifer.example',
  'uebel@exаmple.org',
  'uebel@xn--exmple-4nf.org',
  'uebel+x@example.org',
  'üebel@example.org',
  'Jürgen <uebel@example.org@angreifer.example>',
])('%s gets no place in the request', async (From) => {
  const { app, damage, headers } = await siteWithRequest()
  const outcome = await receiveMail(app, rawMail({ headers: { ...headers, From } }))
  expect(outcome.kind).not.toBe('message')
  expect(await messages(app.db).list(damage.id)).toEqual([])
})

test('a forged first mail is shown as such, and its supposed sender gets no receipt', async () => {
  const { app } = await siteWithRequest()
  const outcome = await receiveMail(app, rawMail({ headers: { ...forged, From: 'opfer@example.org' } }))
  if (outcome.kind !== 'request') throw new Error(outcome.kind)
  const own = await requests(app.db).findByReference(readReference(outcome.reference) ?? '')
  const events = await requests(app.db).listEvents(own?.id ?? '')
  expect(events).toContainEqual(expect.objectContaining({ kind: 'sender-check', detail: 'failed' }))
  const mails = await app.db
    .selectFrom('outbox')
    .select('to_address')
    .where('owner_id', '=', own?.id ?? '')
    .execute()
  expect(mails.map(({ to_address }) => to_address)).not.toContain('opfer@example.org')
})
