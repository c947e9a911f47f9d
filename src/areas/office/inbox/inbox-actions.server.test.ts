import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { submissions } from '#platform/submissions/repository.server.ts'
import { storedSubmission } from '#platform/submissions/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '../example-staff.ts'
import { changeTicked } from './inbox-actions.server.ts'

const staff = exampleStaff('technik')
const damage = {
  damage_location: 'Küche',
  damage_description: 'Unter der Spüle tropft Wasser',
  urgency_level: 'high' as const,
  is_safety_risk: false,
  apartment_id: null,
  building_address: null,
  reporter_name: 'Jürgen Übel',
  reporter_email: 'uebel@example.org',
  reporter_phone: null,
  preferred_contact_time: null,
  additional_notes: null,
}

const formOf = (fields: Record<string, string | readonly string[]>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each)
  return form
}

test('what a key or a bulk change did is taken back, unless somebody changed it since', async () => {
  const app = await testApp()
  const { id } = await storedSubmission(app, formKinds.damage_report, damage)
  await submissions(app.db).change(id, 1, { status: 'in_arbeit' })
  const closed = await changeTicked(app, staff, formOf({ intent: 'aendern', request: `${id}:2`, wanted: 'erledigt' }))
  expect(closed.undo).toEqual([`${id}:3:status:in_arbeit`])
  expect(await submissions(app.db).findById(id)).toMatchObject({ status: 'erledigt' })
  const undo = formOf({ intent: 'zuruecknehmen', zurueck: closed.undo ?? [] })
  expect(await changeTicked(app, staff, undo)).toEqual({
    message: 'Zurückgenommen: Es ist wieder wie vorher.',
    isGood: true,
  })
  expect(await submissions(app.db).findById(id)).toMatchObject({
    status: 'in_arbeit',
    closedAt: null,
    deleteAfter: null,
  })
  // The same once more is over an older version.
  expect(
    await changeTicked(app, staff, formOf({ intent: 'zuruecknehmen', zurueck: [`${id}:3:status:neu`] })),
  ).toMatchObject({ isGood: false })
  expect(await submissions(app.db).findById(id)).toMatchObject({ status: 'in_arbeit' })
})
