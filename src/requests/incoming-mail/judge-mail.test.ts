import { expect, test } from 'vitest'
import { bounceCode, judgeMail } from './judge-mail.ts'
import type { ReadMail } from './read-mail.server.ts'

const natureOf = (headers: Record<string, string>, { subject = 'Frage', from = 'tom@example.org' } = {}) =>
  judgeMail(
    {
      key: '',
      messageId: '',
      from: { name: '', address: from },
      replyTo: null,
      subject,
      text: '',
      isCut: false,
      inside: '',
      calendar: '',
      answers: [],
      headers,
      authentication: { results: [], fromCount: 1 },
      report: '',
      attachments: [],
      moreAttachments: 0,
    } satisfies ReadMail,
    'website@example.de',
  )

test('headers tell people from programs', () => {
  expect(natureOf({})).toBe('person')
  expect(natureOf({ 'auto-submitted': 'no' })).toBe('person')
  expect(natureOf({ 'auto-submitted': 'auto-generated' })).toBe('machine')
  expect(natureOf({ precedence: 'bulk' })).toBe('newsletter')
  expect(natureOf({ 'list-id': '<liste.example.org>' })).toBe('list')
  expect(natureOf({ 'list-id': '<liste.example.org>', 'list-unsubscribe': '<mailto:x@y.z>' })).toBe('newsletter')
  for (const from of ['noreply@example.org', 'no-reply+4711@example.org', 'anfrage.noreply@example.org'])
    expect(natureOf({}, { from })).toBe('list')
  expect(natureOf({}, { from: 'norbert.reply@example.org' })).toBe('person')
  expect(natureOf({ 'auto-submitted': 'auto-replied (vacation)' })).toBe('auto-reply')
  expect(natureOf({ precedence: 'auto_reply' })).toBe('auto-reply')
  expect(natureOf({ 'x-autoreply': 'yes' })).toBe('auto-reply')
  expect(natureOf({ 'x-spam-flag': 'YES' })).toBe('spam')
  expect(natureOf({ 'x-loop': 'website@example.de' })).toBe('own')
  expect(natureOf({}, { from: 'Website@example.de' })).toBe('own')
  expect(natureOf({ 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' })).toBe('bounce')
  expect(natureOf({ 'return-path': '<>' }, { from: 'MAILER-DAEMON@example.org' })).toBe('bounce')
})

test('a subject alone makes nobody a program', () => {
  const subjects = [
    'Abwesenheit im August: Ablesung',
    'Abwesenheitsnotiz: Ihre Nachricht',
    'Out of office: who reads the meter?',
  ]
  for (const subject of subjects) {
    expect(natureOf({}, { subject })).toBe('person')
    expect(natureOf({ 'auto-submitted': 'no', 'x-autoreply': 'no' }, { subject })).toBe('person')
    expect(natureOf({ 'list-id': '<liste.example.org>', precedence: 'list' }, { subject })).toBe('list')
  }
  // Outlook calls its notes generated, other servers send them as a bulk or from nobody.
  for (const headers of [{ 'auto-submitted': 'auto-generated' }, { precedence: 'bulk' }, { 'return-path': '<>' }])
    expect(natureOf(headers, { subject: 'Automatische Antwort: Ihre Nachricht' })).toBe('auto-reply')
})

test.each([
  [{ 'content-type': 'multipart/report; report-type=disposition-notification; boundary=x' }, 'Frage', 'read-receipt'],
  [{ 'return-path': '<>' }, 'Gelesen: Frage', 'read-receipt'],
  [{ 'auto-submitted': 'auto-generated' }, 'Read: Frage', 'read-receipt'],
  [{}, 'Gelesen: Ihre Hausordnung, und eine Frage', 'person'],
  [{ 'x-auto-response-suppress': 'All' }, 'Urlaubsvertretung', 'auto-reply'],
  [{ 'x-auto-response-suppress': 'All' }, 'Frage', 'person'],
  [{ 'x-ms-exchange-generated-message-source': 'Mailbox Rules Agent' }, 'AW: Frage', 'machine'],
  [{ 'return-path': '<>' }, 'Автоматический ответ: Frage', 'auto-reply'],
  [{ 'return-path': '<>' }, 'Otomatik yanıt: Frage', 'auto-reply'],
  [{ 'x-mail-autoreply': 'yes' }, 'Frage', 'auto-reply'],
] as const)('%j „%s“ is %s', (headers, subject, nature) => {
  expect(natureOf(headers, { subject })).toBe(nature)
})

test('a report of a delay is no failure', () => {
  expect(bounceCode('Action: failed\r\nStatus: 5.1.1\r\n')).toBe('5.1.1')
  expect(bounceCode('Action: delayed\r\nStatus: 4.4.7\r\n')).toBeNull()
  expect(bounceCode('Action: failed\r\n')).toBe('5.0.0')
})
