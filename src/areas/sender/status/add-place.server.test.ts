// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { addPlace } from './add-place.server.ts'
import { ownRequest } from './own-request.server.ts'

const address = 'Rheinstraße 5, 56112 Lahnstein'

test('a place that its sender adds is announced to the office and is theirs in the history', async () => {
  const app = await testApp()
  const report = await storedRequest(app, formKinds.damage_report, exampleDamage)
  expect((await ownRequest(app, report)).openPlace).toEqual([])
  expect(await addPlace(app, report, { apartment_id: '', building_address: address })).toEqual({ kind: 'added' })
  const subjects = (await outbox(app.db).list({ of: ofRequest(report.id) })).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('Ort nachgetragen'))).toHaveLength(1)
  const known = (await requests(app.db).findById(report.id))!
  const { openPlace, timeline } = await ownRequest(app, known)
  expect(openPlace).toBeNull()
  expect(timeline.map(({ title }) => title)).toContain(`Ort von Ihnen nachgetragen: ${address}`)
  expect(await addPlace(app, report, { apartment_id: '', building_address: address })).toEqual({ kind: 'known' })
})

test('a repeat of the first post is answered as the first was, also after a place was added; another content is not', async () => {
  const app = await testApp()
  const send = (different = {}) =>
    receiveRequest(app, formKinds.damage_report, {
      payload: { ...exampleDamage, ...different },
      idempotencyKey: 'one-form-load',
      quarantine: null,
    })
  const first = await send()
  const [report] = await requests(app.db).list()
  await addPlace(app, report!, { apartment_id: '', building_address: address })
  expect(await send()).toEqual({ ...first, repeated: true })
  expect(await send({ building_address: address })).toEqual({ kind: 'key-taken' })

  const { version, payload } = (await requests(app.db).findById(report!.id))!
  const added = { ...(payload as object), building_address: 'Rheinstraße 6' }
  expect(await requests(app.db).change(report!.id, version, { payload: added })).toBe(true)
  expect(await send()).toEqual({ ...first, repeated: true })
  expect(await requests(app.db).list()).toHaveLength(1)
})
