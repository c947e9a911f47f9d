import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from './example-kind.ts'
import { receiveRequest } from './receive.server.ts'
import { addAccess, readSentCard, sentCard } from './sent-card.server.ts'

type How = { quarantine?: 'honeypot'; withoutReceipt?: true }

async function received({ quarantine, withoutReceipt }: How = {}) {
  const app = await testApp()
  const outcome = await receiveRequest(app, exampleKind(), {
    payload: exampleMessage(),
    idempotencyKey: 'a-key-of-a-form',
    quarantine: quarantine ?? null,
    withoutReceipt: withoutReceipt ?? false,
  })
  return { app, reference: outcome.kind === 'received' ? outcome.reference : '' }
}

test('the card names the receipt’s address, and its address opens it again, with no other access', async () => {
  const { app, reference } = await received()
  const card = await sentCard(app, reference)
  expect(card).toEqual({
    receiptTo: exampleMessage().email,
    page: expect.stringMatching(/^\/vorgang\/\w{8}-[\da-f]{40}$/),
  })
  const query = new URLSearchParams({ eingegangen: reference })
  expect(await readSentCard(app, query)).toBeNull()
  if (card) addAccess(query, card)
  expect(await readSentCard(app, query)).toEqual(card)
  query.set('zugang', 'f'.repeat(40))
  expect(await readSentCard(app, query)).toBeNull()
})

test('what is kept apart as spam has no card, for no receipt goes out', async () => {
  const { app, reference } = await received({ quarantine: 'honeypot' })
  expect(await sentCard(app, reference)).toBeNull()
})

test('whose mailbox had too many receipts today is not promised another one', async () => {
  const { app, reference } = await received({ withoutReceipt: true })
  expect(await sentCard(app, reference)).toBeNull()
})
