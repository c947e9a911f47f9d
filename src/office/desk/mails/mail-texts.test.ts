import { expect, test } from 'vitest'
import { reasonOf } from './mail-texts.ts'

test.each([
  ['EENVELOPE 550: Can’t send mail - all recipients were rejected: 550 No such user', /Adresse/],
  ['EMESSAGE 554: rejected', /lehnt diese Mail ab/],
  ['ESOCKET: connect ECONNREFUSED 127.0.0.1:25', /nicht zu erreichen/],
  ['EAUTH 535: Invalid login', /Anmeldung/],
  ['ETOOLONG: The mail server was too slow', /rechtzeitig/],
  ['EENVELOPE 451: try again later', /Empfänger|gerade nicht/],
  ['Der Versand brach jedes Mal ab.', /gescheitert/],
])('%s', (error, reason) => {
  expect(reasonOf(error)).toMatch(reason)
})
