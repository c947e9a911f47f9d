// Kinds of senders: which of their mails answer, open again and have a deadline.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { appWithFolder } from '#requests/request/test-uploads.server.ts'
import { receiveMail } from './receive-mail.server.ts'
import { rawMail } from './test-mail.ts'

async function siteWithClosedRequest() {
  const { app, dataDir } = await appWithFolder()
  app.config = { ...readConfig({ SITE_URL: 'https://www.example.de', MAIL_FROM: 'website@example.de' }), dataDir }
  const damage = await storedRequest(app, formKinds.damage_report, {
    ...exampleDamage,
    reporter_email: 'tom@example.org',
  })
  await requests(app.db).change(damage.id, 1, { status: 'erledigt' })
  const reference = showReference(damage.reference)
  let count = 0
  const comes = (headers: Record<string, string>, body?: string) =>
    receiveMail(
      app,
      rawMail({ headers: { 'Message-ID': `<${count++}@x>`, ...headers }, ...(body === undefined ? {} : { body }) }),
    )
  const requestOf = async (headers: Record<string, string>, body?: string) => {
    const outcome = await comes(headers, body)
    if (outcome.kind !== 'request') throw new Error(outcome.kind)
    return (await requests(app.db).findByReference(readReference(outcome.reference) ?? ''))!
  }
  const state = async () => (await requests(app.db).findById(damage.id))!
  const bodies = async () => (await messages(app.db).list(damage.id)).map(({ body }) => body)
  return { app, damage, reference, comes, requestOf, state, bodies }
}

test('a program’s answer is kept and opens nothing again, a person’s does', async () => {
  const { app, damage, reference, comes, state, bodies } = await siteWithClosedRequest()
  const mails = async () => (await outbox(app.db).list({ of: ofRequest(damage.id) })).length
  const before = await mails()
  await comes({ Subject: `Ticket 5 (${reference})`, 'Auto-Submitted': 'auto-generated' }, 'Ihr Ticket 5 ist offen.')
  expect(await state()).toMatchObject({ status: 'erledigt', messageAt: null })
  expect(await bodies()).toEqual(['Ihr Ticket 5 ist offen.'])
  expect(await mails()).toBe(before)
  await comes({ Subject: `Re: ${reference}` }, 'Es tropft wieder.')
  expect((await state()).status).toBe('in_arbeit')
})

test('a newsletter is filed without a deadline and without a receipt', async () => {
  const { app, requestOf } = await siteWithClosedRequest()
  const letter = { 'List-Unsubscribe': '<mailto:weg@example.com>', 'List-ID': '<news.example.com>' }
  const filed = await requestOf({ ...letter, From: 'News <news@example.com>', 'Reply-To': 'service@example.com' })
  expect(filed).toMatchObject({ dueAt: null, quarantined: false, contactEmail: 'service@example.com' })
  const receipts = (await outbox(app.db).list({ of: ofRequest(filed.id) })).filter(
    ({ purpose }) => purpose === 'receipt',
  )
  expect(receipts).toEqual([])
})

test('a portal’s enquiry has a deadline, and the person gets the receipt', async () => {
  const { app, requestOf } = await siteWithClosedRequest()
  const headers = {
    From: 'Portal <noreply@portal.example>',
    'Reply-To': 'ivana@example.net',
    'Auto-Submitted': 'auto-generated',
  }
  const enquiry = await requestOf(headers, 'Name: Ivana Iben\nTelefon: 0171 2345678\nNachricht: Bitte um Besichtigung.')
  expect(enquiry).toMatchObject({
    contactName: 'Ivana Iben',
    contactEmail: 'ivana@example.net',
    dueAt: expect.any(String),
  })
  expect(enquiry.payload).toMatchObject({ telefon: '0171 2345678', gesendet_ueber: 'Portal <noreply@portal.example>' })
  const sent = (await outbox(app.db).list({ of: ofRequest(enquiry.id) })).find(({ purpose }) => purpose === 'receipt')
  expect(sent?.toAddress).toBe('ivana@example.net')
})

test('an address for answers changes nothing at a request that is there, and is shown', async () => {
  const { comes, reference, state, bodies } = await siteWithClosedRequest()
  await comes({ Subject: `Re: ${reference}`, 'Reply-To': 'anderswo@example.net' }, 'Bitte dorthin.')
  expect((await state()).contactEmail).toBe('tom@example.org')
  expect((await bodies())[0]).toContain('Die E-Mail bittet um Antwort an anderswo@example.net.')
})

test('rare addresses are taken', async () => {
  const { requestOf } = await siteWithClosedRequest()
  for (const [from, address] of [
    ['anna&tom@example.org', 'anna&tom@example.org'],
    ['a/b@example.org', 'a/b@example.org'],
    ['"Tom Fey"@example.org', '"Tom Fey"@example.org'],
    ['tom..fey.@example.org', 'tom..fey.@example.org'],
    ['jürgen@example.org', 'jürgen@example.org'],
    ['p@müller-bau.de', 'p@xn--mller-bau-q9a.de'],
  ])
    expect((await requestOf({ From: from! })).contactEmail).toBe(address)
})

test('a very long text is kept to its end', async () => {
  const { app, damage, comes, reference } = await siteWithClosedRequest()
  const long = Array.from({ length: 6000 }, (_, index) => `Zeile ${index}`).join('\n')
  await comes({ Subject: `Re: ${reference}` }, long)
  const [message] = await messages(app.db).list(damage.id)
  expect(message?.body).toContain('Sie geht unter „Zitiertes anzeigen“ weiter.')
  expect(message?.quoted?.endsWith('Zeile 5999')).toBe(true)
})

const multipart = (type: string, ...parts: string[]) => ({
  headers: { 'Content-Type': `${type}; boundary=x` },
  body: `${parts.map((part) => `--x\n${part}\n`).join('')}--x--\n`,
})

test('signed and locked mails say what can be said', async () => {
  const { requestOf } = await siteWithClosedRequest()
  const textOf = async (headers: Record<string, string>, body: string) =>
    (await requestOf(headers, body)).payload as { nachricht: string; nicht_uebernommen: string | null }
  const inline =
    '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\nHallo\n- -- \nTom\n-----BEGIN PGP SIGNATURE-----\n\nwsB5\n-----END PGP SIGNATURE-----\n'
  expect((await textOf({}, inline)).nachricht).toBe('Hallo\n-- \nTom')
  const locked = multipart(
    'multipart/encrypted',
    'Content-Type: application/pgp-encrypted\n\nVersion: 1',
    'Content-Type: application/octet-stream; name=encrypted.asc\n\n-----BEGIN PGP MESSAGE-----',
  )
  expect(await textOf(locked.headers, locked.body)).toMatchObject({
    nachricht: expect.stringContaining('verschlüsselt'),
    nicht_uebernommen: null,
  })
  const sealed = Buffer.concat([
    Buffer.from(
      '30800609 2a864886f70d010702 a080 3080 020101 3100 3080 06092a864886f70d010701 a080 2480'.replaceAll(' ', ''),
      'hex',
    ),
    ...['Content-Type: text/plain; charset=utf-8\r\n\r\nGrü', 'ße'].map((piece) =>
      Buffer.concat([Buffer.from([4, Buffer.byteLength(piece)]), Buffer.from(piece)]),
    ),
    Buffer.alloc(12),
  ])
  const headers = {
    'Content-Type': 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
    'Content-Transfer-Encoding': 'base64',
  }
  expect(await textOf(headers, sealed.toString('base64'))).toMatchObject({
    nachricht: 'Grüße',
    nicht_uebernommen: null,
  })
  expect((await textOf(headers, 'MIAGCSqG')).nachricht).toContain('verschlüsselt')
})

test('a mail in a mail in a mail can be read, with the photo’s fate told', async () => {
  const { requestOf } = await siteWithClosedRequest()
  const inner = 'From: c@example.net\nSubject: Innen\n\nGanz innen'
  const middle = `From: b@example.net\nSubject: Mitte\nContent-Type: multipart/mixed; boundary=y\n\n--y\n\nMitte\n--y\nContent-Type: message/rfc822\n\n${inner}\n--y--`
  const mail = multipart(
    'multipart/mixed',
    'Content-Type: text/plain\n\nSiehe Anhang',
    `Content-Type: application/octet-stream; name=a.eml\nContent-Transfer-Encoding: base64\n\n${Buffer.from(middle).toString('base64')}`,
    'Content-Type: application/ms-tnef; name=winmail.dat\n\nx',
  )
  const { payload } = await requestOf(mail.headers, mail.body)
  const { nachricht, nicht_uebernommen } = payload as Record<string, string>
  expect(nachricht?.match(/Siehe Anhang|Mitte$|Ganz innen/gm)).toEqual(['Siehe Anhang', 'Mitte', 'Mitte', 'Ganz innen'])
  expect(nicht_uebernommen).toContain('winmail.dat: Das ist ein Anhang im Format von Outlook')
})
