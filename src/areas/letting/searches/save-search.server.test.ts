import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { savedSearches } from './repository.server.ts'
import { saveSearch } from './save-search.server.ts'

async function site() {
  const app = await testApp()
  const save = (hours: number) => {
    const now = new Date(Date.parse('2026-03-02T08:00:00.000Z') + hours * 60 * 60_000)
    const wanted = { email: 'fremd@example.org', query: 'ort=Rhens', frequency: 'daily' } as const
    return saveSearch({ ...app, clock: clockAt(now.toISOString()) }, wanted)
  }
  const outcomes = async (hours: readonly number[]) => {
    const all = []
    for (const each of hours) all.push(await save(each))
    return all
  }
  const subjects = async () => (await outbox(app.db).list()).map(({ subject }) => subject)
  return { app, outcomes, subjects }
}

test('who never confirmed is asked twice at most for the same search', async () => {
  const { outcomes, subjects } = await site()
  expect(await outcomes([0, 0.5, 1, 2, 30, 72])).toEqual([
    'sent',
    'too-often',
    'sent',
    'too-often',
    'too-often',
    'too-often',
  ])
  expect(await subjects()).toHaveLength(2)
})

test('who confirmed gets the link of the search anew once a week', async () => {
  const { app, outcomes, subjects } = await site()
  await outcomes([0])
  const [search] = await savedSearches(app.db).ofAddress('fremd@example.org')
  const endsAt = '2026-06-01T00:00:00.000Z'
  await savedSearches(app.db).change(search?.id ?? '', { confirmedAt: app.clock.now().toISOString(), endsAt })
  expect(await outcomes([2, 100, 168, 169])).toEqual(['too-often', 'too-often', 'sent', 'too-often'])
  expect((await subjects()).toSorted()).toEqual([
    'Bitte bestätigen Sie Ihren Suchauftrag',
    'Ihr Suchauftrag besteht schon',
  ])
})
