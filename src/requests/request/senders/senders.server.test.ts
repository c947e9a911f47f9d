import { expect, test } from 'vitest'
import { type ExampleMessage, exampleKind, exampleMessage } from '../example-kind.ts'
import { receiveRequest } from '../receive.server.ts'
import { readReference } from '../reference.ts'
import { requests } from '../repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { MOST_TWINS, senderKeys, senders } from './repository.server.ts'

const same = (one: Parameters<typeof senderKeys>[0], other: Parameters<typeof senderKeys>[0]) =>
  senderKeys(one).some((key) => senderKeys(other).includes(key))

const jana = { contactName: 'Jana Öztürk', contactEmail: 'jana@example.org', birthDate: '1990-03-01', phone: null }

test('a person is told by e-mail address, or by name with day of birth or telephone number', () => {
  expect(same(jana, { contactName: 'J. Oe.', contactEmail: ' JANA@Example.org' })).toBe(true)
  expect(same(jana, { ...jana, contactName: 'jana OEZTUERK', contactEmail: 'other@example.org' })).toBe(true)
  expect(same(jana, { ...jana, contactEmail: 'other@example.org', birthDate: '1990-03-02' })).toBe(false)
  expect(same(jana, { contactName: 'Jana Öztürk', contactEmail: 'other@example.org' })).toBe(false)
  let mailbox = 0
  const phone = (number: string, contactName = 'Jana Öztürk') => {
    mailbox += 1
    return { contactName, contactEmail: `${mailbox}@example.org`, phone: number }
  }
  expect(same(phone('+49 2628 / 123456'), phone('02628 123456'))).toBe(true)
  expect(same(phone('+49 (0)2628 / 123456'), phone('02628 123456'))).toBe(true)
  expect(same(phone('0049 2628 123456'), phone('02628-123456'))).toBe(true)
  expect(same(phone('02628 123456'), phone('02628-123456', 'Kim Öztürk'))).toBe(false)
  expect(same(phone('123 4'), phone('1234'))).toBe(false)
})

async function appThatReceives() {
  const app = await testApp()
  const send = async (key: string, different: Partial<ExampleMessage> = {}, about = 'flat-1', isSpam = false) => {
    const kind = exampleKind({
      describe: ({ vorname, email }) => ({ contactName: vorname, contactEmail: email, sender: { about } }),
    })
    const outcome = await receiveRequest(app, kind, {
      payload: exampleMessage(different),
      idempotencyKey: key,
      quarantine: isSpam ? 'honeypot' : null,
    })
    if (outcome.kind !== 'received') throw new Error(outcome.kind)
    const stored = await requests(app.db).findByReference(readReference(outcome.reference) ?? '')
    return stored?.id ?? ''
  }
  return { app, send }
}

test('twins are of one kind, about one thing, and neither spam nor oneself', async () => {
  const { app, send } = await appThatReceives()
  const first = await send('key-number-1')
  const second = await send('key-number-2')
  const spam = await send('key-number-3', {}, 'flat-1', true)
  const elsewhere = await send('key-number-4', {}, 'flat-2')
  const another = await send('key-number-5', { email: 'kim@example.org' })
  const twins = await senders(app.db).twinsOf([first, second, spam, elsewhere, another])
  const ids = Object.fromEntries([...twins].map(([id, list]) => [id, list.map((twin) => twin.id).toSorted()]))
  expect(ids).toEqual({ [first]: [second], [second]: [first], [spam]: [first, second].toSorted() })
  await app.db.deleteFrom('submissions').where('id', '=', second).execute()
  expect((await senders(app.db).twinsOf([first])).size).toBe(0)
})

test('of somebody who sends again and again only so many are named that a list stays short', async () => {
  const { app, send } = await appThatReceives()
  const ids: string[] = []
  for (let count = 0; count < 3 * MOST_TWINS; count += 1) ids.push(await send(`key-number-${count}`))
  const twins = await senders(app.db).twinsOf(ids)
  expect(twins.size).toBe(ids.length)
  for (const [id, list] of twins) {
    expect(list).toHaveLength(MOST_TWINS + 1)
    expect(list.map((twin) => twin.id)).not.toContain(id)
  }
})
