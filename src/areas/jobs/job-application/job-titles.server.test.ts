import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { exampleOpening } from '../openings/example-opening.ts'
import { openings } from '../openings/repository.server.ts'
import { jobTitles } from './job-titles.server.ts'

test('the job of an application is called by its title, also when it is filled', async () => {
  const { db, clock } = await testApp()
  const opening = exampleOpening({ isActive: false })
  await openings(db).insert([opening], clock.now())
  expect(await jobTitles(db, [{ job: opening.slug }])).toEqual({ job: { [opening.slug]: opening.title } })
  expect(await jobTitles(db, [{ job: 'geloescht' }])).toEqual({})
  expect(await jobTitles(db, [{ job: null }])).toEqual({})
  expect(await jobTitles(db, [{ vorname: 'Jana' }])).toEqual({})
})
