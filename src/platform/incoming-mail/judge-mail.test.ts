import { expect, test } from 'vitest'
import { bounceCode, judgeMail } from './judge-mail.ts'
import type { ReadMail } from './read-mail.server.ts'

const natureOf = (headers: Record<string, string>, { subject = 'Frage', from = 'tom@example.org' } = {}) =>
  judgeMail(
    {
      key: '',
      messageId: '',
      fromName: '',
      fromAddress: from,
      subject,
      text: '',
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
  expect(natureOf({ precedence: 'bulk' })).toBe('machine')
  expect(natureOf({ 'list-id': '<liste.example.org>' })).toBe('machine')
  expect(natureOf({}, { from: 'noreply@example.org' })).toBe('machine')
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
    expect(natureOf({ 'list-id': '<liste.example.org>', precedence: 'list' }, { subject })).toBe('machine')
  }
  // Outlook calls its notes generated, other servers send them as a bulk or from nobody.
  for (const headers of [{ 'auto-submitted': 'auto-generated' }, { precedence: 'bulk' }, { 'return-path': '<>' }])
    expect(natureOf(headers, { subject: 'Automatische Antwort: Ihre Nachricht' })).toBe('auto-reply')
})

test('a report of a delay is no failure', () => {
  expect(bounceCode('Action: failed\r\nStatus: 5.1.1\r\n')).toBe('5.1.1')
  expect(bounceCode('Action: delayed\r\nStatus: 4.4.7\r\n')).toBeNull()
  expect(bounceCode('Action: failed\r\n')).toBe('5.0.0')
})
