// Also on PostgreSQL: unions, upserts.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { readCounts } from './counts.server.ts'
import { presence } from '#office/frame/live/presence/repository.server.ts'
import { requestStamp } from '#office/frame/live/stamp/repository.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { markOpened, noteReader } from '#office/desk/request/note-reader.server.ts'

async function withTeam() {
  const app = await testApp()
  await app.db
    .insertInto('staff')
    .values(['anna', 'bert'].map((id) => exampleStaffRow(id)))
    .execute()
  const { id } = await storedRequest(app, formKinds.damage_report, exampleDamage)
  return { app, id }
}

const later = (seconds: number) => new Date(Date.parse('2026-03-02T08:00:00.000Z') + seconds * 1000)

test('who has a request open is known to the others for a moment, and then nowhere', async () => {
  const { app, id } = await withTeam()
  const here = presence(app.db)
  await here.note(id, 'anna', 'answer', later(0))
  expect(await here.others(id, 'bert', later(10))).toMatchObject([{ writes: 'answer' }])
  expect(await here.others(id, 'anna', later(10))).toEqual([])
  await here.note(id, 'anna', '', later(11))
  expect(await here.others(id, 'bert', later(50))).toMatchObject([{ writes: '' }])
  expect(await here.others(id, 'bert', later(60))).toEqual([])
  await here.forgetGone(later(60))
  expect(await app.db.selectFrom('request_presence').selectAll().execute()).toEqual([])
})

test('who leaves is gone at once, and who says the same again is not written down each time', async () => {
  const { app, id } = await withTeam()
  const here = presence(app.db)
  await here.note(id, 'anna', '', later(0))
  await here.note(id, 'anna', '', later(4))
  expect(await app.db.selectFrom('request_presence').select('seen_at').execute()).toEqual([
    { seen_at: later(0).toISOString() },
  ])
  await here.leave(id, 'anna')
  expect(await here.others(id, 'bert', later(5))).toEqual([])
})

test('the stamp of a request changes with what happens to it, not with what happens to others', async () => {
  const { app, id } = await withTeam()
  const other = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const before = await requestStamp(app.db, id)
  const note = { kind: 'note', detail: 'Dach', actor: 'anna', happenedAt: later(1).toISOString() }
  await requests(app.db).addEvent(other.id, { id: app.newId(), ...note })
  expect(await requestStamp(app.db, id)).toBe(before)
  await requests(app.db).addEvent(id, { id: app.newId(), ...note })
  expect(await requestStamp(app.db, id)).not.toBe(before)
})

test('a request counts for whose it is while its sender waits, once, and never for a role that may not see it', async () => {
  const { app, id } = await withTeam()
  const mine = async (role: 'technik' | 'personal' | 'redaktion', who = 'anna') =>
    (await readCounts(app, exampleStaff(role, { id: who })))?.mine
  const set = (values: object) => app.db.updateTable('submissions').set(values).where('id', '=', id).execute()
  expect(await mine('technik')).toBe(0)
  await set({ assignee_id: 'anna', message_at: later(0).toISOString() })
  expect([await mine('technik'), await mine('technik', 'bert'), await mine('personal')]).toEqual([1, 0, 0])
  expect(await mine('redaktion')).toBeUndefined()
  await set({ alarm: 2 })
  expect(await readCounts(app, exampleStaff('technik', { id: 'anna' }))).toMatchObject({ alarms: 1, mine: 0 })
})

test('an open page that reads itself anew reads nothing for its person, until they do something there', async () => {
  const { app, id } = await withTeam()
  const anna = exampleStaff('technik', { id: 'anna' })
  const readers = () => app.db.selectFrom('submission_reads').select('staff_id').execute()
  await presence(app.db).note(id, 'anna', '', app.clock.now())
  await noteReader(app, anna, id)
  expect(await readers()).toEqual([])
  await markOpened(app, anna, id)
  expect(await readers()).toEqual([{ staff_id: 'anna' }])
  await inbox(app.db).markUnread(id)
  await presence(app.db).leave(id, 'anna')
  await noteReader(app, anna, id)
  expect(await readers()).toEqual([{ staff_id: 'anna' }])
})
