import { expect, test } from 'vitest'
import { openings } from '#areas/jobs/openings/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { seedJobs } from './seed-jobs.server.ts'

test('the demo company offers five jobs with salary, tasks and (m/w/d), and seeding again changes nothing', async () => {
  const app = await testApp()
  await seedJobs(app)
  await seedJobs(app)
  const active = await openings(app.db).list()
  expect(active).toHaveLength(5)
  expect(await openings(app.db).findBySlug('assistenz-geschaeftsfuehrung')).toBeNull()
  for (const opening of active) {
    expect(opening.title).toContain('(m/w/d)')
    expect(opening.salary).toMatch(/€/)
    expect(Math.min(opening.tasks.length, opening.requirements.length, opening.offers.length)).toBeGreaterThan(2)
    expect(opening.validUntil && opening.validUntil > '2026-03-02').toBe(true)
  }
})
