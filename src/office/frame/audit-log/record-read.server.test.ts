import { expect, test } from 'vitest'
import { DatabaseBusyError } from '#platform/database/database-busy.server.ts'
import { lockedDatabase } from '#platform/database/test-locked.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '../example-staff.ts'
import { LONGEST_WAITING_MS, MOST_WAITING, recordRead } from './record-read.server.ts'
import { auditLog } from './repository.server.ts'

const staff = exampleStaff('vermietung')
const read = (id: string) => ({ action: 'request.read', subject: { kind: 'submission', id } })

/** The office on a disk that answers nobody who writes, until `free`. */
async function hungOffice() {
  const { db, free } = await lockedDatabase()
  const logged: string[] = []
  let now = new Date('2026-03-02T08:00:00Z')
  const app = await testApp({ db, clock: { now: () => now }, log: createLog((line) => void logged.push(line)) })
  return { app, free, logged, pass: (ms: number) => (now = new Date(now.getTime() + ms)) }
}

test('who reads is in the log before anything is shown', async () => {
  const app = await testApp()
  expect(await recordRead(app, staff, read('one'))).toBe('stored')
  expect(await auditLog(app.db).list({ limit: 9 })).toMatchObject([
    { action: 'request.read', staffId: staff.id, staffName: staff.name, subjectId: 'one' },
  ])
})

test('on a disk that hangs reading goes on, and every line is stored once when it answers', async () => {
  const { app, free, logged } = await hungOffice()
  const begin = performance.now()
  expect(await Promise.all(['one', 'two', 'three'].map((id) => recordRead(app, staff, read(id))))).toEqual([
    'waits',
    'waits',
    'waits',
  ])
  expect(performance.now() - begin).toBeLessThan(5000)
  const waits = logged.filter((line) => line.includes('"event":"audit line waits"'))
  expect(waits).toHaveLength(3)
  expect(waits.join(' ')).toMatch(
    /"staffId":"petra","action":"request.read","subjectKind":"submission","subjectId":"one"/,
  )
  expect(waits.join(' ')).not.toContain(staff.name)

  free()
  await expect
    .poll(async () => (await auditLog(app.db).list({ limit: 9 })).map(({ subjectId }) => subjectId).toSorted(), {
      timeout: 20_000,
    })
    .toEqual(['one', 'three', 'two'])
  await expect.poll(() => recordRead(app, staff, read('four')), { timeout: 10_000 }).toBe('stored')
}, 40_000)

test('after two minutes, or with five hundred lines, nothing is shown any more', async () => {
  const { app, free, pass } = await hungOffice()
  expect(await recordRead(app, staff, read('first'))).toBe('waits')
  pass(LONGEST_WAITING_MS)
  expect(await recordRead(app, staff, read('in time'))).toBe('waits')
  pass(1)
  await expect(recordRead(app, staff, read('late'))).rejects.toBeInstanceOf(DatabaseBusyError)
  pass(-LONGEST_WAITING_MS)
  for (let line = 2; line < MOST_WAITING; line++) expect(await recordRead(app, staff, read(`${line}`))).toBe('waits')
  await expect(recordRead(app, staff, read('too many'))).rejects.toBeInstanceOf(DatabaseBusyError)
  free()
  await expect
    .poll(async () => (await auditLog(app.db).list({ limit: 999 })).length, { timeout: 20_000 })
    .toBe(MOST_WAITING)
}, 40_000)
