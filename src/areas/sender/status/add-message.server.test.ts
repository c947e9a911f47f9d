// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import type { RequestStatus } from '#requests/request/status.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { addMessage } from './add-message.server.ts'
import { MOST_FILES } from './message-rules.ts'

async function writtenTo(status: RequestStatus) {
  const app = await testApp()
  const { id } = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const closedAt = status === 'erledigt' ? app.clock.now().toISOString() : null
  await requests(app.db).change(id, 1, { status, closedAt })
  const request = (await requests(app.db).findById(id))!
  const message = { text: 'Es tropft wieder.', files: [], idempotencyKey: 'key-padded' }
  expect(await addMessage(app, request, message)).toBe('added')
  return { app, id }
}

test.each(['wartet', 'erledigt'] as const)(
  'a reply takes up again what stood on „%s“, and waits for an answer',
  async (status) => {
    const { app, id } = await writtenTo(status)
    const found = await requests(app.db).findById(id)
    expect(found).toMatchObject({ status: 'in_arbeit', closedAt: null, messageAt: app.clock.now().toISOString() })
    expect((await requests(app.db).listEvents(id)).map(({ kind, detail }) => [kind, detail])).toEqual(
      expect.arrayContaining([['status', 'in_arbeit']]),
    )
  },
)

test('a message waits until a colleague answers, and not for what the site writes by itself', async () => {
  const { app, id } = await writtenTo('in_arbeit')
  const office = { origin: 'office' as const, subject: 'Termin', body: 'Morgen.', outboxId: null, templateKey: null }
  const createdAt = app.clock.now().toISOString()
  await messages(app.db).add(id, { ...office, id: 'm1', staffId: null, createdAt })
  expect(await requests(app.db).findById(id)).toMatchObject({ messageAt: createdAt })
  await messages(app.db).add(id, { ...office, id: 'm2', staffId: 'anna', createdAt })
  expect(await requests(app.db).findById(id)).toMatchObject({ messageAt: null })
})

test('of files, those of the form and of the sender’s messages count, and sixty are the most', async () => {
  const app = await testApp()
  const request = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const pdf = {
    field: 'dokumente',
    originalName: 'Plan.pdf',
    detectedType: 'application/pdf',
    sizeBytes: 1,
    sha256: '',
  }
  const insert = (count: number, messageId: string | null) => {
    const files = Array.from({ length: count }, () => ({ ...pdf, storageKey: app.newId() }))
    return requestFiles(app.db).insert(request.id, files, { newId: app.newId, now: app.clock.now(), messageId })
  }
  const send = (text: string) => addMessage(app, request, { text, files: [], idempotencyKey: app.newId() })
  expect(await send('Mit Plan')).toBe('added')
  const [message] = await messages(app.db).list(request.id)
  await insert(MOST_FILES - 1, null)
  await insert(1, message?.id ?? '')
  expect(await requestFiles(app.db).countFromSender(request.id)).toBe(MOST_FILES)
  expect(await send('Nur Worte')).toBe('added')
  await insert(1, null)
  expect(await send('Einer zu viel')).toBe('too-many-files')
})
