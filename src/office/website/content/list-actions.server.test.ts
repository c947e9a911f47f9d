// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { contentHistory } from './history/repository.server.ts'
import { shownEntries } from './history/shown-entry.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { exampleHouse } from '#areas/example-house.ts'
import { testimonialKind } from '#areas/landlord-services/public.server.ts'
import { questionKind } from '#areas/help-centre/public.server.ts'
import { apartmentKind, buildingKind } from '#areas/letting/public.server.ts'
import { changeInList, shownNote } from './list-actions.server.ts'
import { putInOrder } from './order.server.ts'
import { removal } from './removal.server.ts'
import { createContent } from './save.server.ts'
import { undoOrder } from './undo.server.ts'

const staff = exampleStaff('leitung')

const formOf = (values: Record<string, string | number>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  return form
}

/** Its clock stands still, so ids tell what came first, as they do in production. */
function orderedApp() {
  let count = 0
  return testApp({ newId: () => `id-${String(++count).padStart(4, '0')}` })
}

async function orderOf(app: App, kind: ContentKind, name: string, filters: Record<string, string> = {}) {
  const { items } = await kind.store(app.db).list({ search: '', filters, page: 1, pageSize: 50 })
  return items.map(({ values }) => values[name])
}

async function appWithQuestions(...places: number[]) {
  const app = await orderedApp()
  const ids: string[] = []
  for (const [index, place] of places.entries())
    ids.push(
      await createContent(app, staff, questionKind, { question: `Frage ${index}`, answer: 'Ja.', sort_order: place }),
    )
  const tap = async (id: string, intent: string) => {
    const record = await questionKind.store(app.db).find(id)
    return changeInList(app, staff, questionKind, formOf({ intent, id, version: record?.version ?? 0 }))
  }
  return { app, ids, tap }
}

test('an arrow changes places with one neighbour, and writes only those two', async () => {
  const { app, ids, tap } = await appWithQuestions(10, 20, 30)
  expect(await tap(ids[2] ?? '', 'hoch')).toEqual({ hinweis: 'verschoben', eintrag: ids[2], platz: '2 von 3' })
  expect(await orderOf(app, questionKind, 'question')).toEqual(['Frage 0', 'Frage 2', 'Frage 1'])
  expect(await contentHistory(app.db).count({ kinds: ['faq_item'] })).toBe(3 + 2)
})

test('records that shared a place are counted anew; at the end of the list an arrow does nothing', async () => {
  const { app, ids, tap } = await appWithQuestions(5, 5, 5)
  const before = await orderOf(app, questionKind, 'question')
  const last = ids[Number(String(before[2]).at(-1))] ?? ''
  await tap(last, 'runter')
  expect(await orderOf(app, questionKind, 'question')).toEqual(before)
  await tap(last, 'hoch')
  expect(await orderOf(app, questionKind, 'question')).toEqual([before[0], before[2], before[1]])
  expect(await orderOf(app, questionKind, 'sort_order')).toEqual([1, 2, 3])
})

test('one act of ordering is one entry of the history, and is taken back as one', async () => {
  const { app } = await appWithQuestions(10, 20, 30)
  const { items } = await questionKind.store(app.db).list({ search: '', filters: {}, page: 1, pageSize: 9 })
  await putInOrder(app, staff, questionKind, items.toReversed())
  const history = await contentHistory(app.db).list({ kinds: ['faq_item'], limit: 9 })
  const [act, ...rest] = await shownEntries(app, 'leitung', history)
  expect(act).toMatchObject({
    what: 'ordered',
    title: '2 Häufige Fragen',
    changes: [
      { label: 'Frage 2', before: 'Stelle 30', after: 'Stelle 10' },
      { label: 'Frage 0', before: 'Stelle 10', after: 'Stelle 30' },
    ],
  })
  expect(rest.map(({ what }) => what)).toEqual(['created', 'created', 'created'])
  const entries = history.filter(({ id }) => act?.ids.includes(id))
  expect(await undoOrder(app, staff, questionKind, entries)).toBe('undone')
  expect(await orderOf(app, questionKind, 'question')).toEqual(['Frage 0', 'Frage 1', 'Frage 2'])
  expect(await undoOrder(app, staff, questionKind, entries)).toBe('unchanged')
})

test('an order that somebody else has changed meanwhile is refused whole', async () => {
  const { app, ids, tap } = await appWithQuestions(10, 20, 30)
  const { items } = await questionKind.store(app.db).list({ search: '', filters: {}, page: 1, pageSize: 9 })
  await tap(ids[0] ?? '', 'runter')
  expect(await putInOrder(app, staff, questionKind, items.toReversed())).toBe('collision')
  expect(await orderOf(app, questionKind, 'question')).toEqual(['Frage 1', 'Frage 0', 'Frage 2'])
})

test('a voice of one page has its place among those of its page', async () => {
  const app = await testApp()
  const voice = { role: null, quote: 'Sehr gut.', author: 'A' }
  await createContent(app, staff, testimonialKind, { ...voice, page: 'gutachten', sort_order: 1 })
  const id = await createContent(app, staff, testimonialKind, { ...voice, page: 'hausverwaltung', sort_order: 2 })
  expect(await changeInList(app, staff, testimonialKind, formOf({ intent: 'hoch', id, version: 1 }))).toMatchObject({
    platz: '1 von 1',
  })
})

async function appWithFlat() {
  const app = await orderedApp()
  await createContent(app, staff, buildingKind, exampleHouse, 'haus')
  const flat = {
    name: 'Wohnung 1',
    property_id: 'haus',
    availability_status: 'available',
    cold_rent_euro: 500,
    utilities_euro: 100,
    heating_costs_euro: 50,
    deposit_euro: 1500,
    warm_rent_euro: 650,
    amenities: [],
  }
  await createContent(app, staff, apartmentKind, flat, 'flat')
  return app
}

test('a flat is let with one tap, and the note offers to take it back', async () => {
  const app = await appWithFlat()
  const note = await changeInList(app, staff, apartmentKind, formOf({ intent: 'vermietet', id: 'flat', version: 1 }))
  const shown = await shownNote(app, staff, apartmentKind, new URLSearchParams(note))
  expect(shown).toMatchObject({ text: expect.stringContaining('ist jetzt vermietet.'), record: 'flat' })
  const undone = await changeInList(
    app,
    staff,
    apartmentKind,
    formOf({ intent: 'rueckgaengig', entry: shown?.undo ?? '' }),
  )
  expect(undone).toEqual({ hinweis: 'zurueckgenommen', eintrag: 'flat' })
  const flat = await apartmentKind.store(app.db).find('flat')
  expect(flat?.values.availability_status).toBe('available')
})

test('a tap on what somebody else has changed says so and changes nothing', async () => {
  const app = await appWithFlat()
  const tap = formOf({ intent: 'vermietet', id: 'flat', version: 1 })
  await changeInList(app, staff, apartmentKind, tap)
  expect(await changeInList(app, staff, apartmentKind, tap)).toEqual({ hinweis: 'kollision', eintrag: 'flat' })
})

test('a building with a flat stays and says why; one that nothing hangs on goes', async () => {
  const app = await appWithFlat()
  await createContent(app, staff, buildingKind, exampleHouse, 'leer')
  const remove = async (id: string, seen = 1) => {
    const record = await buildingKind.store(app.db).find(id)
    if (!record) throw new Error('gone')
    return removal(app, staff, buildingKind, record, seen)
  }
  expect(await remove('haus')).toContain('1 Wohnung gehört zu diesem Gebäude.')
  expect(await remove('leer', 0)).toContain('Jemand anderes')
  expect(await remove('leer')).toBeNull()
  expect(await buildingKind.store(app.db).find('leer')).toBeNull()
})
