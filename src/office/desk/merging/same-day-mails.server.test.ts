import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { clockAt } from '#platform/clock.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { leitung } from '../request/sorting/test-request.server.ts'
import { merge } from './merge.server.ts'
import { sameDayMails } from './same-day-mails.server.ts'

test('mails of one person within a day are offered as one', async () => {
  const app = await testApp()
  const mail = (betreff: string, email = 'tom@example.org') =>
    storedRequest(app, formKinds.email_message, {
      absender: 'Tom Fey',
      email,
      telefon: null,
      gesendet_ueber: null,
      betreff,
      nachricht: 'Siehe Foto.',
      nicht_uebernommen: null,
    })
  const first = await mail('Wasserschaden')
  const second = await mail('Noch ein Foto')
  await mail('Fremd', 'anna@example.org')
  expect((await sameDayMails(app, leitung, first)).map(({ summary }) => summary.subject)).toEqual(['Noch ein Foto'])
  app.clock = clockAt(new Date(app.clock.now().getTime() + 2 * 24 * 60 * 60 * 1000).toISOString())
  const later = await mail('Etwas anderes')
  expect(await sameDayMails(app, leitung, later)).toEqual([])
  await merge(app, leitung, { closing: second, surviving: first })
  expect(await sameDayMails(app, leitung, first)).toEqual([])
})
