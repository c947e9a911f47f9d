// Also on PostgreSQL: a draft replaces the one before it.
import { expect, test } from 'vitest'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { clockAt } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { tradeKind } from '#areas/partners/public.server.ts'
import { createContent, updateContent } from '../save.server.ts'
import { keepDraft, openDraft } from './keep-draft.server.ts'

const petra = exampleStaff('redaktion')
const otto = exampleStaff('redaktion', { id: 'otto', name: 'Otto Weiß' })

const formOf = (values: Record<string, string | number>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  return form
}
const typed = { name: 'Malerin', icon_name: 'Hammer', description: 'Streicht.\r\nTapeziert.', is_active: 'on' }

async function appWithTrade() {
  const app = await testApp()
  await app.db
    .insertInto('staff')
    .values([exampleStaffRow('petra'), exampleStaffRow('otto')])
    .execute()
  const values = { name: 'Maler', description: 'Streicht.', icon_name: 'Hammer', is_active: true }
  const id = await createContent(app, petra, tradeKind, values)
  return { app, values, read: async () => (await tradeKind.store(app.db).find(id))! }
}

test('what somebody has typed is there again for them alone, with the version it was typed over', async () => {
  const { app, values, read } = await appWithTrade()
  const record = await read()
  await keepDraft(app, petra, tradeKind, record, formOf({ ...typed, name: 'M', version: record.version }))
  await keepDraft(app, petra, tradeKind, record, formOf({ ...typed, version: record.version }))
  await updateContent(app, otto, tradeKind, record, { ...values, name: 'Malerbetrieb' })
  expect(await openDraft(app, petra, tradeKind, await read())).toEqual({
    typed: { name: 'Malerin', icon_name: 'Hammer', description: 'Streicht.\nTapeziert.', is_active: 'on' },
    version: record.version,
    savedAt: '2026-03-02T08:00:00.000Z',
  })
  expect(await openDraft(app, otto, tradeKind, await read())).toBeNull()
  expect(await openDraft(app, petra, tradeKind, null)).toBeNull()
})

test('a draft with a version that no record can have is kept as one without', async () => {
  const { app, read } = await appWithTrade()
  for (const version of ['9999999999999999999', '1.5', '-1']) {
    await keepDraft(app, petra, tradeKind, await read(), formOf({ ...typed, version }))
    expect((await openDraft(app, petra, tradeKind, await read()))?.version).toBe(0)
  }
})

test('what says the same as the record is no draft, and takes away the one before it', async () => {
  const { app, read } = await appWithTrade()
  const record = await read()
  await keepDraft(app, petra, tradeKind, record, formOf({ ...typed, version: 1 }))
  await keepDraft(
    app,
    petra,
    tradeKind,
    record,
    formOf({ ...typed, name: 'Maler', description: 'Streicht.', version: 1 }),
  )
  expect(await app.db.selectFrom('editor_drafts').selectAll().execute()).toEqual([])
})

test('a last copy that comes after the record was saved is not shown', async () => {
  const { app, values, read } = await appWithTrade()
  const before = await read()
  await updateContent(app, petra, tradeKind, before, { ...values, name: 'Malerin' })
  await keepDraft(app, petra, tradeKind, before, formOf({ ...typed, description: 'Streicht.', version: 1 }))
  expect(await openDraft(app, petra, tradeKind, await read())).toBeNull()
})

test('a draft of a new record stands for itself, and one that nobody came back to for ninety days goes with the next', async () => {
  const { app, read } = await appWithTrade()
  await keepDraft(app, petra, tradeKind, null, formOf({ ...typed, version: 0 }))
  expect((await openDraft(app, petra, tradeKind, null))?.typed.name).toBe('Malerin')
  const later = { ...app, clock: clockAt('2026-06-01T08:00:00.000Z') }
  await keepDraft(later, petra, tradeKind, await read(), formOf({ ...typed, version: 1 }))
  expect(await openDraft(app, petra, tradeKind, null)).toBeNull()
})
