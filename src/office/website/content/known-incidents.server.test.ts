import { expect, test } from 'vitest'
import { buildingKind, incidentContent, incidentKind } from '#areas/letting/public.server.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleHouse } from '#areas/example-house.ts'
import { requestsAbout } from './requests-about.server.ts'
import { createContent } from './save.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { Role } from '#office/frame/access/roles.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { post } from '#office/desk/request/sorting/test-request.server.ts'
import { drafts } from '#office/desk/request/answer/drafts/repository.server.ts'
import { offeredTemplates } from '#office/desk/request/answer/offered-templates.server.ts'

const lift = {
  property_id: 'haus-1',
  title: 'Aufzug steht',
  text: 'Techniker ist bestellt.',
  since_on: '2026-03-01',
  expected_end: 'Freitagmittag',
  is_ended: false,
}

async function withIncidents() {
  const app = await testApp()
  await createContent(app, exampleStaff('leitung'), buildingKind, exampleHouse, 'haus-1')
  const now = app.clock.now()
  await incidentContent(app.db).insert('aufzug', lift, now)
  await incidentContent(app.db).insert('heizung', { ...lift, title: 'Heizung kalt', is_ended: true }, now)
  const damage = await storedRequest(app, formKinds.damage_report, exampleDamage)
  await app.db.updateTable('submissions').set({ property_id: 'haus-1' }).execute()
  return { app, damage: { ...damage, propertyId: 'haus-1' } }
}

test('an answer can begin with what is open in its house, and with nothing that has ended', async () => {
  const { app, damage } = await withIncidents()
  const offered = await offeredTemplates(app, damage)
  expect(offered[0]).toMatchObject({ key: 'stoerung.aufzug', name: 'Bekannte Störung: Aufzug steht' })
  expect(offered.filter(({ key }) => key.startsWith('stoerung'))).toHaveLength(1)
  const staff = exampleStaff('technik')
  await app.db.insertInto('staff').values(exampleStaffRow(staff.id)).execute()
  await post(app, damage, { intent: 'antwort-vorlage', template: 'stoerung.aufzug', subject: '', body: '' }, staff)
  const draft = await drafts(app.db).find(damage.id, staff.id)
  expect(draft?.subject).toBe('Störung: Aufzug steht')
  expect(draft?.body).toMatch(
    /Guten Tag Jürgen Übel,\n\ndie Störung ist uns bekannt: Aufzug steht, seit 01\.03\.2026\./,
  )
  expect(draft?.body).toContain('Voraussichtlich dauert es bis: Freitagmittag.')
})

test('an incident names what came about its house since it began and is open, to those who may read it', async () => {
  const { app, damage } = await withIncidents()
  const record = await incidentContent(app.db).find('aufzug')
  if (!record) throw new Error('no incident')
  const requestsOf = (role: Role, about: ContentRecord) => {
    if (!incidentKind.requests) throw new Error('an incident is about no requests')
    return requestsAbout(app, exampleStaff(role), incidentKind.requests(about))
  }
  expect(await requestsOf('technik', record)).toMatchObject({
    total: 1,
    rows: [{ reference: showReference(damage.reference), name: 'Jürgen Übel' }],
    to: '/verwaltung/anfragen?status=offen&von=2026-03-01&haus=haus-1',
  })
  const later = { ...record, values: { ...record.values, since_on: '2026-03-03' } }
  expect(await requestsOf('technik', later)).toMatchObject({ total: 0, rows: [] })
  expect(await requestsOf('redaktion', record)).toBeNull()
})
