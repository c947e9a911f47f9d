import { expect, test } from 'vitest'
import { type Purpose, ofRequest } from '#requests/outbox/message.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from '../example-kind.ts'
import { receiveRequest } from '../receive.server.ts'
import { figures } from './repository.server.ts'

const kind = exampleKind().kind
const from = new Date('2026-01-01T00:00:00.000Z')

/** A company with requests, each with these mails and perhaps closed: `12` is 12 o'clock. */
async function withRequests(...requests: { mails?: [Purpose, number][]; closed?: number }[]) {
  const { db, ...app } = await testApp()
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 3, hour))
  for (const [index, { mails = [], closed }] of requests.entries()) {
    const stored = await receiveRequest({ db, ...app }, exampleKind(), {
      payload: exampleMessage(),
      idempotencyKey: `key-${index}-padded`,
      quarantine: null,
    })
    if (stored.kind !== 'received') throw new Error('The example was refused')
    const { id } = await db
      .updateTable('submissions')
      .set({ received_at: at(index).toISOString(), ...(closed ? { closed_at: at(closed).toISOString() } : {}) })
      .where('reference', '=', stored.reference.replace('-', ''))
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [purpose, hour] of mails)
      await outbox(db).add(
        newMail(
          app,
          { purpose, owner: ofRequest(id), address: 'aenne@example.org', createdAt: at(hour) },
          { subject: 'Betreff', text: 'Guten Tag', html: null },
        ),
      )
  }
  const answered = await figures(db).answered([kind], from)
  const hour = (moment: string) => new Date(moment).getUTCHours()
  return answered
    .toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1))
    .map(({ receivedAt, answeredAt }) => [hour(receivedAt), hour(answeredAt)])
}

test('the first answer is the first mail to the sender, or the closing if that came before; notices and receipts are none', async () => {
  const found = await withRequests(
    {
      mails: [
        ['answer', 14],
        ['answer', 16],
      ],
    },
    { mails: [['answer', 15]], closed: 13 },
    { mails: [['answer', 12]], closed: 13 },
    { closed: 18 },
    {
      mails: [
        ['notice', 9],
        ['receipt', 10],
      ],
    },
    {},
  )
  expect(found).toEqual([
    [0, 14],
    [1, 13],
    [2, 12],
    [3, 18],
  ])
})
