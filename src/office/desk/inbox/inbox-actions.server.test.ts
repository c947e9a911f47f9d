import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { changeTicked } from './inbox-actions.server.ts'

const staff = exampleStaff('technik')

const formOf = (fields: Record<string, string | readonly string[]>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each)
  return form
}

test('what a key or a bulk change did is taken back, unless somebody changed it since', async () => {
  const app = await testApp()
  const { id } = await storedRequest(app, formKinds.damage_report, exampleDamage)
  await requests(app.db).change(id, 1, { status: 'in_arbeit' })
  const closed = await changeTicked(app, staff, formOf({ intent: 'aendern', request: `${id}:2`, wanted: 'erledigt' }))
  expect(closed.undo).toEqual([`${id}:3:status:in_arbeit`])
  expect(await requests(app.db).findById(id)).toMatchObject({ status: 'erledigt' })
  const undo = formOf({ intent: 'zuruecknehmen', zurueck: closed.undo ?? [] })
  expect(await changeTicked(app, staff, undo)).toEqual({
    message: 'Zurückgenommen: Es ist wieder wie vorher.',
    isGood: true,
  })
  expect(await requests(app.db).findById(id)).toMatchObject({
    status: 'in_arbeit',
    closedAt: null,
    deleteAfter: null,
  })
  // The same once more is over an older version.
  expect(
    await changeTicked(app, staff, formOf({ intent: 'zuruecknehmen', zurueck: [`${id}:3:status:neu`] })),
  ).toMatchObject({ isGood: false })
  expect(await requests(app.db).findById(id)).toMatchObject({ status: 'in_arbeit' })
})

test('several requests go to a colleague at once, but for those of a kind that the colleague does not work on', async () => {
  const app = await testApp()
  const member = { id: 'toni', email: 'toni@example.org', name: 'Toni', role: 'technik', now: app.clock.now() } as const
  await staffAccounts(app.db).insert(member)
  const [mine, other] = [
    await storedRequest(app, formKinds.damage_report, exampleDamage),
    await storedRequest(app, formKinds.damage_report, exampleDamage),
  ]
  await app.db.updateTable('submissions').set({ kind: 'contact_message' }).where('id', '=', other.id).execute()
  const given = await changeTicked(
    app,
    exampleStaff('vermietung'),
    formOf({ intent: 'aendern', request: [`${mine.id}:1`, `${other.id}:1`], wanted: 'wer:toni' }),
  )
  expect(given).toEqual({
    message: 'Ein Vorgang ist geändert. Einen kann diese Person nicht übernehmen: Sie bearbeitet diese Art nicht.',
    isGood: false,
    undo: [`${mine.id}:2:wer:`],
  })
  expect(await requests(app.db).findById(mine.id)).toMatchObject({ assigneeId: 'toni' })
  expect(await requests(app.db).findById(other.id)).toMatchObject({ assigneeId: null })
  await changeTicked(app, staff, formOf({ intent: 'zuruecknehmen', zurueck: given.undo ?? [] }))
  expect(await requests(app.db).findById(mine.id)).toMatchObject({ assigneeId: null })
})
