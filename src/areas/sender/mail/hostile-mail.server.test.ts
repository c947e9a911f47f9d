import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_MAIL_BYTES } from '#requests/incoming-mail/read-mail.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { appWithFolder } from '#requests/request/test-uploads.server.ts'
import { receiveMail } from './receive-mail.server.ts'
import { rawMail } from './test-mail.ts'

const nested = (part: (index: number) => string) => Array.from({ length: 1000 }, (_, index) => part(index)).join('')

test('what nobody can read is refused, and what can be read is stored without its tricks', async () => {
  const { app, lying } = await appWithFolder()
  const multipart = nested((index) => `Content-Type: multipart/mixed; boundary=b${index}\n\n--b${index}\n`)
  const worst: [string, Buffer, string][] = [
    ['200 MB', Buffer.alloc(200 * 1024 * 1024, 'x'), 'refused'],
    ['a byte too many', Buffer.alloc(MOST_MAIL_BYTES + 1, 'x'), 'refused'],
    [
      'nested a thousand deep',
      rawMail({ headers: { 'Content-Type': 'multipart/mixed; boundary=a' }, body: `--a\n${multipart}` }),
      'refused',
    ],
    [
      'a thousand mails in each other',
      rawMail({
        headers: { 'Content-Type': 'message/rfc822' },
        body: nested(() => 'Content-Type: message/rfc822\n\n'),
      }),
      'request',
    ],
    ['a head of 1 MB', rawMail({ headers: { 'X-Gross': 'x'.repeat(1024 * 1024) } }), 'refused'],
    ['no sender', rawMail({ headers: { From: '' } }), 'refused'],
    ['nothing', Buffer.alloc(0), 'refused'],
    [
      'an unknown charset and NUL',
      rawMail({
        headers: { 'Content-Type': 'text/plain; charset=x-gibt-es-nicht', 'Message-ID': '<n@x>' },
        body: 'Gu\0ten\u0007 Tag',
      }),
      'request',
    ],
    [
      'a wrong charset',
      rawMail({ headers: { 'Content-Type': 'text/plain; charset=utf-16', 'Message-ID': '<w@x>' }, body: 'Grüße' }),
      'request',
    ],
    [
      'two thousand parts',
      rawMail({
        headers: { 'Content-Type': 'multipart/mixed; boundary=a', 'Message-ID': '<p@x>' },
        body: '--a\nContent-Type: image/png\n\nx\n'.repeat(2000),
      }),
      'request',
    ],
  ]
  for (const [name, bytes, expected] of worst)
    expect([name, (await receiveMail(app, bytes)).kind]).toEqual([name, expected])
  const stored = await requests(app.db).list()
  expect(stored.map(({ payload }) => JSON.stringify(payload)).join()).not.toMatch(/\\u0000|\\u0007/)
  expect(lying()).toEqual({ stored: [], waiting: [] })
}, 60_000)

const header = fc.constantFrom(
  'From',
  'Subject',
  'Message-ID',
  'References',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'Date',
)
const value = fc.oneof(
  fc.constantFrom(
    'multipart/mixed; boundary=a',
    'multipart/alternative; boundary="a"',
    'message/rfc822',
    'text/html; charset=utf-7',
    'text/plain; charset=iso-2022-jp',
    'base64',
    'quoted-printable',
    '"Tom" <tom@example.org>',
    '=?utf-8?B?/////?=',
    '=?koi8-r?Q?=FF=00?=',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const line = fc.oneof(
  fc.tuple(header, value).map(([name, text]) => `${name}: ${text}`),
  fc.constantFrom('', '--a', '--a--', '=', '=0', '<blockquote><style>', '> x', 'Am 1.1. schrieb x:', '\u0000'),
  fc.string({ unit: 'binary', maxLength: 80 }),
)
const mail = fc
  .array(line, { maxLength: 40 })
  .map((lines) => Buffer.from(`From: tom@example.org\r\n${lines.join('\r\n')}`, 'latin1'))

test('generated mails are stored whole or not at all, and stop nobody', async () => {
  const { app, lying } = await appWithFolder()
  let taken = 0
  await fc.assert(
    fc.asyncProperty(mail, async (bytes) => {
      const { kind } = await receiveMail(app, bytes)
      if (kind === 'request') taken += 1
      expect(['request', 'repeated', 'refused', 'own', 'bounce', 'auto-reply']).toContain(kind)
    }),
    { endOnFailure: true },
  )
  expect(await requests(app.db).list()).toHaveLength(taken)
  expect(lying().waiting).toEqual([])
}, 3_600_000)
