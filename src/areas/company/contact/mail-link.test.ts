import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleMessage } from './example-message.ts'
import { mailLink } from './mail-link.ts'

/** Reads a link as a mail program does. */
function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link)
  return { protocol, to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

test('the mail carries subject, name, telephone and message', () => {
  expect(read(mailLink(exampleMessage(), 'info@example.de'))).toEqual({
    protocol: 'mailto:',
    to: 'info@example.de',
    subject: 'Frage zur Hausordnung',
    body: 'Name: Änne Muster\r\nTelefon: 02628 123456\r\nNachricht: Guten Tag,\r\n\r\nwo darf ich mein Fahrrad abstellen?',
  })
})

test('a missing telephone is a dash', () => {
  expect(read(mailLink(exampleMessage({ telefon: '  ' }))).body).toContain('Telefon: -\r\n')
})

test('with nothing typed it is the plain address', () => {
  expect(mailLink({}, 'info@example.de')).toBe('mailto:info@example.de')
})

test('no text reaches another header of the mail or breaks the link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (betreff, nachricht) => {
      const link = mailLink({ ...exampleMessage(), betreff, nachricht }, 'info@example.de')
      expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body'])
      expect(link).not.toMatch(/[\s#]/)
    }),
  )
})
