import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { claimDailyRun } from './repository.server.ts'

test('one of several servers gets the run of a day, and each day has one', async () => {
  const db = await testDatabase()
  const first = await Promise.all([1, 2, 3].map(() => claimDailyRun(db, 'retention', '2026-03-02')))
  expect(first.filter(Boolean)).toHaveLength(1)
  expect(await claimDailyRun(db, 'retention', '2026-03-03')).toBe(true)
  expect(await claimDailyRun(db, 'retention', '2026-03-02')).toBe(false)
  expect(await claimDailyRun(db, 'another', '2026-03-02')).toBe(true)
})
