import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from '../example-kind.ts'
import { requests } from '../repository.server.ts'
import { storedRequest } from '../test-stored.server.ts'
import { requestsByFlat } from './repository.server.ts'

test('open requests are counted by flat, and by building where no flat is named', async () => {
  const app = await testApp()
  const send = (apartmentId: string | null, propertyId: string, isSpam = false) => {
    const kind = exampleKind({
      describe: ({ vorname, email }) => ({ contactName: vorname, contactEmail: email, apartmentId, propertyId }),
    })
    return storedRequest(app, kind, exampleMessage(), isSpam ? 'honeypot' : null)
  }
  const first = await send('flat-1', 'house-1')
  const second = await send('flat-1', 'house-1')
  const closed = await send('flat-1', 'house-1')
  await send('flat-1', 'house-1', true)
  const general = await send(null, 'house-1')
  await send('flat-2', 'house-1')
  await requests(app.db).change(second.id, 1, { shortlistedAt: '2026-03-02T08:00:00.000Z' })
  await requests(app.db).change(closed.id, 1, { status: 'erledigt' })

  const byFlat = requestsByFlat(app.db, 'example_message')
  const groups = await byFlat.openGroups()
  expect(
    groups.map(({ apartmentId, openCount, shortlistedCount }) => [apartmentId, openCount, shortlistedCount]),
  ).toEqual(
    expect.arrayContaining([
      ['flat-1', 2, 1],
      ['flat-2', 1, 0],
      [null, 1, 0],
    ]),
  )
  expect(groups).toHaveLength(3)
  expect(groups[0]).toMatchObject({ newestAt: '2026-03-02T08:00:00.000Z', dueAt: '2026-03-05T08:00:00.000Z' })
  const ids = async (about: string) => (await byFlat.ids(about, {})).toSorted()
  expect(await ids('flat-1')).toEqual([first.id, second.id, closed.id].toSorted())
  expect(await ids('house-1')).toEqual([general.id])
  expect(await requestsByFlat(app.db, 'other').openGroups()).toEqual([])
})
