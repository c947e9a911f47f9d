// Also on PostgreSQL: the view of the inbox.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { readViews } from '#office/desk/inbox/views.server.ts'
import { readCounts } from './counts.server.ts'
import { requestAction } from '#office/desk/request/actions.server.ts'
import { nothingAttached } from '#office/desk/request/attachments/read-request-form.server.ts'
import { noteReader } from '#office/desk/request/note-reader.server.ts'
import { timelineOf } from '#office/desk/request/timeline.ts'
import { mentions } from '#office/desk/mentions/repository.server.ts'

const petra = exampleStaff('technik')

async function withTeam() {
  const app = await testApp()
  const member = (id: string, name: string, role: string) => ({ ...exampleStaffRow(id), name, role })
  await app.db
    .insertInto('staff')
    .values([
      member('petra', 'Petra Öz', 'technik'),
      member('jana', 'Jana Roth', 'vermietung'),
      member('paul', 'Paul Personal', 'personal'),
    ])
    .execute()
  const { id } = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const request = await requests(app.db).findById(id)
  if (!request) throw new Error('It was just stored')
  const note = (text: string, hint = '') => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ intent: 'notiz', note: text, hint })) form.set(name, value)
    return requestAction({ app, staff: petra, request, form, attached: nothingAttached })
  }
  const jana = exampleStaff('vermietung', { id: 'jana', name: 'Jana Roth' })
  const seenBy = async () => {
    const view = (await readViews(app, jana)).find(({ name }) => name === 'Erwähnt')
    return { view: view?.count, mine: (await readCounts(app, jana))?.mine }
  }
  return { app, id, note, jana, seenBy }
}

test('who is named in a note finds the request in a view, and it counts until they open it', async () => {
  const { app, id, note, jana, seenBy } = await withTeam()
  expect(await seenBy()).toEqual({ view: 0, mine: 0 })
  await note('@Jana, bitte ansehen. @Paul auch.')
  expect(await seenBy()).toEqual({ view: 1, mine: 1 })
  expect([...(await mentions(app.db).namesOf(id)).values()]).toEqual(['Jana Roth'])
  await noteReader(app, jana, id)
  expect(await seenBy()).toEqual({ view: 1, mine: 0 })
})

test('the choice beside the note names somebody too, once, and nobody who may not see the request', async () => {
  const { app, note, seenBy } = await withTeam()
  expect(await note('Bitte ansehen', 'paul')).toMatchObject({ init: { status: 422 } })
  expect(await note('  ', 'jana')).toMatchObject({ init: { status: 422 } })
  expect(await app.db.selectFrom('note_mentions').selectAll().execute()).toEqual([])
  await note('@Jana Roth bitte ansehen', 'jana')
  expect(await seenBy()).toEqual({ view: 1, mine: 1 })
})

test('of two notes of one moment only the one that names somebody says so', async () => {
  const { app, id, note } = await withTeam()
  await note('@Jana, bitte ansehen')
  await note('Nur zur Ablage')
  const events = await requests(app.db).listEvents(id)
  const mentioned = await mentions(app.db).namesOf(id)
  const notes = timelineOf(events, [], new Map(), { mentioned }).filter(({ part }) => part === 'note')
  expect(new Set(notes.map(({ at }) => at)).size).toBe(1)
  expect(Object.fromEntries(notes.map(({ text, title }) => [text, title]))).toEqual({
    '@Jana, bitte ansehen': 'Notiz, Hinweis an Jana Roth',
    'Nur zur Ablage': 'Notiz',
  })
})
