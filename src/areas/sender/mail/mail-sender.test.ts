import { expect, test } from 'vitest'
import type { MailNature } from '#requests/incoming-mail/judge-mail.ts'
import type { ReadMail } from '#requests/incoming-mail/read-mail.server.ts'
import { namedReferences } from './find-request.server.ts'
import { senderOf } from './mail-sender.ts'

type Given = { from?: string; name?: string; replyTo?: [string, string]; text?: string; nature?: MailNature }

const sender = ({ from = 'tom@example.org', name = 'Tom Fey', replyTo, text = '', nature = 'person' }: Given) =>
  senderOf(
    {
      from: { name, address: from },
      replyTo: replyTo ? { name: replyTo[0], address: replyTo[1] } : null,
      text,
    } as ReadMail,
    nature,
  )

const portal = { from: 'noreply@portal.example', name: 'Portal', nature: 'list' } as const

test('who writes from their own address is the sender, whatever stands in the text', () => {
  const own = { name: 'Tom Fey', email: 'tom@example.org', phone: '', via: '', isEnquiry: false }
  expect(sender({ text: 'Name: Anna\nE-Mail: anna@example.org\nTelefon: 0171 2345678' })).toEqual(own)
  expect(sender({ replyTo: ['Tom', 'Tom@Example.org'] })).toEqual(own)
  expect(sender({ name: '' })).toMatchObject({ name: 'tom@example.org' })
})

test.each([
  ['Name: Ivana Iben\nTelefon: 0171 2345678\nNachricht: Hallo', 'Ivana Iben', '0171 2345678'],
  ['Anrede: Frau\nVorname: Ivana\nNachname: Iben\nTel.: +49 171 2345678', 'Ivana Iben', '+49 171 2345678'],
  ['Kontaktdaten\n\nName\nIvana Iben\nTelefonnummer\n0171/2345678\n', 'Ivana Iben', '0171/2345678'],
  ['*Name:* Ivana Iben\n*Handynummer:* 0171-2345678 <tel:01712345678>', 'Ivana Iben', '0171-2345678'],
  ['\u200bName:\u00a0Ivana\u00ad Iben\u202c\nTelefon: \u202a0171 2345678\u202c', 'Ivana Iben', '0171 2345678'],
  ['Ich möchte die Wohnung sehen. Telefon: später', 'Ivana I.', ''],
])('a portal’s enquiry is the person’s: %j', (text, name, phone) => {
  expect(sender({ ...portal, replyTo: ['Ivana I.', 'ivana@example.net'], text })).toEqual({
    name,
    email: 'ivana@example.net',
    phone,
    via: 'Portal <noreply@portal.example>',
    isEnquiry: true,
  })
})

test('a portal that writes the address into its text alone is understood', () => {
  expect(sender({ ...portal, text: 'Name: Ivana\nE-Mail: ivana@example.net' })).toMatchObject({
    email: 'ivana@example.net',
  })
  expect(sender({ ...portal, text: 'Ihre Anzeige läuft ab.' })).toMatchObject({
    email: 'noreply@portal.example',
    via: '',
  })
})

test('a newsletter’s address for answers makes no enquiry of it', () => {
  const letter = { from: 'news@shop.example', replyTo: ['', 'service@shop.example'], nature: 'newsletter' } as const
  expect(sender({ ...letter, replyTo: ['', 'service@shop.example'], text: 'Angebote' })).toMatchObject({
    isEnquiry: false,
  })
})

test.each([
  ['Vorgang 7K42PXR8', '7K42PXR8'],
  ['Re: 7k42-pxr8', '7K42PXR8'],
  ['Nummer dass 7K42 – PXR8', '7K42PXR8'],
  ['(7K42—PXR8)', '7K42PXR8'],
  ['7K4Z-PXRB', '7K42PXR8'],
  ['Nr.7K42.PXR8!', '7K42PXR8'],
])('„%s“ names %s', (text, reference) => {
  expect(namedReferences(text, '')).toEqual([reference])
  expect(namedReferences('Frage', `Hallo,\n${text}\nGruß`)).toContain(reference)
})

test('longer words and numbers name nothing', () => {
  expect(namedReferences('DE89 3704 0044 0532 0130 00', 'X7K42PXR8 7K42PXR89 7K42-PXO1')).toEqual([])
})
