import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { exampleOpening } from '../openings/example-opening.ts'
import { openings } from '../openings/repository.server.ts'
import { jobTitle } from './job-title.server.ts'

test('the job of an application is called by its title, also when it is filled', async () => {
  const { db, clock } = await testApp()
  const opening = exampleOpening({ isActive: false })
  await openings(db).insert([opening], clock.now())
  expect(await jobTitle(db, { job: opening.slug })).toEqual({ job: { [opening.slug]: opening.title } })
  expect(await jobTitle(db, { job: 'geloescht' })).toEqual({})
  expect(await jobTitle(db, { job: null })).toEqual({})
  expect(await jobTitle(db, { vorname: 'Jana' })).toEqual({})
})
