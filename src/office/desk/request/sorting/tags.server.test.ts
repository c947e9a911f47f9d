// Also on PostgreSQL: statements over several tables.
import { expect, test } from 'vitest'
import { tags } from '#requests/request/tags/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { tableOf } from '#office/desk/inbox/export/export-table.server.ts'
import { inboxQuery, readFilters } from '#office/desk/inbox/filters.ts'
import { readTags } from './tag-actions.server.ts'
import { contactMessage, events, leitung, listed, post } from './test-request.server.ts'

const add = (schlagwort: string) => ({ intent: 'schlagwort', schlagwort })

test('a tag is added once whatever its spelling, found by filter and search, and taken away again', async () => {
  const app = await testApp()
  const [one, other] = [await contactMessage(app), await contactMessage(app)]
  expect(await post(app, one, add('  Versicherung '))).toMatchObject({ status: 302 })
  await post(app, one, add('versicherung'))
  await post(app, other, add('VERSICHERUNG'))
  expect(await tags(app.db).of([one.id, other.id])).toEqual(
    new Map([one, other].map(({ id }) => [id, [{ key: 'versicherung', label: 'Versicherung' }]])),
  )
  expect((await listed(app, 'schlagwort=Versicherung')).count).toBe(2)
  expect((await listed(app, 'q=versich')).count).toBe(2)
  expect((await listed(app, 'schlagwort=anderes')).count).toBe(0)

  const removed = await post(app, one, { intent: 'schlagwort-entfernen', schlagwort: 'versicherung' })
  expect(removed.to).toMatch(/\?entfernt=Versicherung$/)
  expect((await listed(app, 'schlagwort=versicherung')).references).toEqual([other.reference])
  expect(await events(app, one)).toEqual(['received', 'tagged Versicherung', 'untagged Versicherung'])
})

test('what is no tag is refused beside the field and kept', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  for (const [typed, message] of [
    ['', /Buchstaben oder Ziffern/],
    ['…', /Buchstaben oder Ziffern/],
    ['a'.repeat(41), /höchstens 40/],
  ] as const)
    expect(await post(app, one, add(typed))).toMatchObject({
      status: 422,
      data: { errors: { schlagwort: expect.stringMatching(message) }, values: { schlagwort: typed } },
    })
  for (let count = 0; count < 12; count++) await post(app, one, add(`Wort ${count}`))
  expect(await post(app, one, add('zu viel'))).toMatchObject({ status: 422 })
})

test('a role is offered the tags of its own kinds alone, and finds nothing of others by one', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  await post(app, one, add('Geheim'))
  expect((await readTags({ app, request: one }, ['contact_message'])).own).toHaveLength(1)
  expect(await tags(app.db).ofKinds(['damage_report'])).toEqual([])
  expect(await listed(app, 'schlagwort=geheim&status=alle', exampleStaff('technik'))).toEqual({
    references: [],
    count: 0,
  })
})

test('the table has them in one column', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  await post(app, one, add('Versicherung'))
  await post(app, one, add('Eilig'))
  const query = inboxQuery(readFilters(new URLSearchParams()), leitung, app.clock.now())
  const { headings, rows } = tableOf({ app, staff: leitung, query, team: new Map() }, ['contact_message'])
  const { value } = await rows.next()
  expect(value?.[headings.indexOf('Schlagwörter')]).toBe('Eilig, Versicherung')
})
