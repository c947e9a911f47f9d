import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { contentHistory } from './repository.server.ts'
import { shownEntry } from './shown-entry.server.ts'

test('a change whose name is no longer kept says so, and can still be taken back', async () => {
  const app = await testApp()
  const happenedAt = '2025-01-02T08:00:00.000Z'
  const subject = { kind: 'trade', subjectId: 'maler', subjectTitle: 'Maler', version: 2 }
  const values = { before: { name: 'Anstreicher' }, after: { name: 'Maler' } }
  await contentHistory(app.db).add({ id: 'old', happenedAt, staffId: null, staffName: null, ...subject, ...values })
  const entry = await contentHistory(app.db).find('old')
  if (!entry) throw new Error('The entry is gone')
  expect(await shownEntry(app, 'leitung', entry)).toMatchObject({
    staffName: 'Name nicht mehr gespeichert',
    changes: [{ label: 'Name', before: 'Anstreicher', after: 'Maler' }],
    mayUndo: true,
  })
})
