import { expect, test } from 'vitest'
import { MOST_MAIL_BYTES } from '#requests/incoming-mail/read-mail.server.ts'
import { newTestSite } from './test-site.server.ts'

const mail =
  'From: Tom Fey <tom@example.de>\r\nMessage-ID: <1@example.de>\r\nSubject: Frage\r\n\r\nWann kommt die Abrechnung?\r\n'

test('a file becomes a request once; what cannot be taken says why', async () => {
  const { office, file } = await newTestSite()
  const path = await file('frage.eml', mail)
  expect(await office('mail', 'receive', path)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Neuer Vorgang \S{9}\.\n$/),
  })
  expect(await office('mail', 'receive', path)).toMatchObject({ code: 0, out: 'Diese E-Mail ist schon übernommen.\n' })
  const nobody = await file('niemand.eml', 'Subject: x\r\n\r\nx')
  expect((await office('mail', 'receive', nobody)).error).toContain('keinen gültigen Absender')
  const large = await file('gross.eml', Buffer.alloc(MOST_MAIL_BYTES + 1, 'x'))
  expect((await office('mail', 'receive', large)).error).toContain('größer als 36 MB')
  expect((await office('mail', 'receive', '/gibt/es/nicht.eml')).error).toContain('lässt sich nicht lesen')
})
