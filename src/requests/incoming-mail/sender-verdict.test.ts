import { expect, test } from 'vitest'
import { judgeSender, type SenderVerdict } from './sender-verdict.ts'

const judge = (results: readonly string[], server: string | null = 'mx.haus.example', fromCount = 1) =>
  judgeSender({ results, fromCount }, 'tom@example.org', server)

const told: [string, SenderVerdict][] = [
  ['mx.haus.example; dmarc=pass (p=reject dis=none) header.from=example.org', 'confirmed'],
  ['MX.Haus.Example 1; spf=fail smtp.mailfrom=list.example; dkim=pass header.d=example.org', 'confirmed'],
  [
    'mx.haus.example;\r\n\tdkim=pass (2048-bit key; unprotected)\r\n\theader.d=example.org header.i=@example.org',
    'confirmed',
  ],
  ['mx.haus.example; dkim=pass reason="good; dmarc=fail" header.i=@example.org', 'confirmed'],
  ['mx.haus.example; spf=pass smtp.mailfrom=bounce@example.org', 'confirmed'],
  ['mx.haus.example; dmarc = fail header.from=example.org', 'failed'],
  [
    'mx.haus.example; dkim=pass header.d=angreifer.example; spf=pass smtp.mailfrom=angreifer.example; dmarc=fail',
    'failed',
  ],
  ['mx.haus.example; spf=fail smtp.mailfrom=example.org; dkim=none', 'failed'],
  ['mx.haus.example; dkim=pass header.d=angreifer.example; spf=pass smtp.mailfrom=angreifer.example', 'unconfirmed'],
  ['mx.haus.example; dkim=pass header.d=ample.org', 'unconfirmed'],
  ['mx.haus.example; dkim=pass header.d=org', 'unconfirmed'],
  ['mx.haus.example; dmarc=pass header.from=angreifer.example', 'unconfirmed'],
  ['mx.haus.example; spf=none (dmarc=pass header.from=example.org; dmarc=pass)', 'unconfirmed'],
  ['mx.haus.example; spf=none reason="; dmarc=pass header.from=example.org"', 'unconfirmed'],
  ['mx.haus.example; none', 'unconfirmed'],
  ['mx.haus.example; dmarc=temperror; ===;;=; "', 'unconfirmed'],
]

test.each(told)('%s: %s', (header, verdict) => {
  expect(judge([header])).toBe(verdict)
})

test('what a sender wrote below the mail server’s own header speaks for nobody', () => {
  const forged = 'mx.haus.example; dmarc=pass header.from=example.org'
  expect(judge(['mx.haus.example; spf=none', forged])).toBe('unconfirmed')
  expect(judge(['mx.haus.example; dmarc=fail', forged])).toBe('failed')
  expect(judge(['weiterleitung.example; spf=none', forged])).toBeNull()
  expect(judge(['angreifer.example; dmarc=pass header.from=example.org'])).toBeNull()
  expect(judge([])).toBeNull()
})

test('a server that writes two headers may tell the bad in the second', () => {
  expect(judge(['mx.haus.example; dkim=none', 'mx.haus.example; dmarc=fail'])).toBe('failed')
})

test('without the server’s name a good word counts for nothing, a bad one does', () => {
  expect(judge(['irgendwer.example; dmarc=pass header.from=example.org'], null)).toBeNull()
  expect(judge(['irgendwer.example; dmarc=fail header.from=example.org'], null)).toBe('failed')
})

test('Exchange Online leaves its name out', () => {
  const header =
    'spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=example.org; dmarc=pass action=none header.from=example.org;'
  expect(judge([header], '-')).toBe('confirmed')
  expect(judge([header])).toBeNull()
})

test('a mail with two senders confirms neither', () => {
  expect(judge(['mx.haus.example; dmarc=pass header.from=example.org'], 'mx.haus.example', 2)).toBe('unconfirmed')
})
