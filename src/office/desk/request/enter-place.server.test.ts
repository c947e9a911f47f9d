// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { isPlaceOpen } from '#areas/open-place.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import type { App } from '#platform/app.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { post } from './sorting/test-request.server.ts'

const anna = exampleStaff('technik', { id: 'anna' })
const place = { intent: 'ort', apartment_id: '', building_address: ' Rheinstraße 5, 56112 Lahnstein ' }

const received = (app: App, different = {}) =>
  storedRequest(app, formKinds.damage_report, { ...exampleDamage, ...different })

const stored = async (app: App, { id }: { id: string }) => (await requests(app.db).findById(id))!

test('the office enters the place of a report that came without: with its name in the history, and no mail', async () => {
  const app = await testApp()
  const report = await received(app)
  expect(isPlaceOpen(report)).toBe(true)
  const mails = (await outbox(app.db).list({ of: ofRequest(report.id) })).length

  expect(await post(app, report, place, anna)).toMatchObject({ status: 302 })
  const known = await stored(app, report)
  expect(isPlaceOpen(known)).toBe(false)
  expect(known.payload).toEqual({ ...exampleDamage, building_address: 'Rheinstraße 5, 56112 Lahnstein' })
  expect(known.searchText).toContain('rheinstrasse 5')
  expect(known).toMatchObject({ status: report.status, version: report.version + 1 })
  expect(await requests(app.db).listEvents(report.id)).toContainEqual(
    expect.objectContaining({ kind: 'place-entered', detail: 'Rheinstraße 5, 56112 Lahnstein', actor: 'anna' }),
  )
  expect((await auditLog(app.db).list({ limit: 5 })).map(({ action }) => action)).toEqual(['request.place'])
  expect(await outbox(app.db).list({ of: ofRequest(report.id) })).toHaveLength(mails)

  const again = await post(app, report, place, anna)
  expect(again).toMatchObject({ status: 409, data: { message: expect.stringContaining('inzwischen bekannt') } })
})

test('who telephoned without an e-mail address has a place that can be entered, too', async () => {
  const app = await testApp()
  const report = await received(app, { reporter_email: '' })
  expect(await post(app, report, place, anna)).toMatchObject({ status: 302 })
  expect((await stored(app, report)).payload).toMatchObject({ reporter_email: '' })
})

test('nothing, a flat that is not listed and a text without end are refused beside their fields, and kept', async () => {
  const app = await testApp()
  const report = await received(app)
  for (const [typed, field] of [
    [{ building_address: '  ' }, 'apartment_id'],
    [{ apartment_id: 'gibt-es-nicht' }, 'apartment_id'],
    [{ building_address: 'Rheinstraße '.repeat(100) }, 'building_address'],
  ] as const) {
    const { status, data } = await post(app, report, { ...place, ...typed }, anna)
    expect(status).toBe(422)
    expect(data).toMatchObject({ intent: 'ort', errors: { [field]: expect.any(String) }, values: typed })
  }
  expect(await stored(app, report)).toEqual(report)
})

test('only who may write a report enters its place', async () => {
  const app = await testApp()
  const report = await received(app)
  for (const role of ['lesen', 'personal'] as const)
    await expect(post(app, report, place, exampleStaff(role))).rejects.toMatchObject({ init: { status: 403 } })
  expect(await stored(app, report)).toEqual(report)
})
