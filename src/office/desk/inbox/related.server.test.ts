// Also on PostgreSQL: statements over several tables.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { contactMessage, leitung, listed } from '../request/sorting/test-request.server.ts'
import { readFilters } from './filters.ts'
import { readRelated, relatedLinks } from './related.server.ts'

type App = Awaited<ReturnType<typeof testApp>>

const change = (app: App, { id }: StoredRequest, row: Record<string, string>) =>
  app.db.updateTable('submissions').set(row).where('id', '=', id).execute()

/** An application of the same sender, of whom the neutral look shows nothing yet. */
async function application(app: App, email: string) {
  const one = await contactMessage(app, { email })
  await change(app, one, { kind: 'tenant_application', apartment_id: 'wohnung-1', property_id: 'haus-1' })
  return { ...one, kind: 'tenant_application' }
}

const ofPerson = ({ reference }: StoredRequest) => `status=alle&person=${reference}`

test('everything of a person is what came from the same address, whatever its capitals; other people are not in it', async () => {
  const app = await testApp()
  const one = await contactMessage(app, { email: 'Klaus@Example.org' })
  const other = await contactMessage(app, { email: 'klaus@example.org' })
  await contactMessage(app, { email: 'anna@example.org' })
  expect((await listed(app, ofPerson(one))).references.toSorted()).toEqual([one.reference, other.reference].toSorted())
})

test('until the shortlist no way leads from an application to the person, nor from the person to it', async () => {
  const app = await testApp()
  const open = await contactMessage(app, { email: 'klaus@example.org' })
  const hidden = await application(app, 'klaus@example.org')
  expect((await listed(app, ofPerson(open))).references).toEqual([open.reference])
  expect(await listed(app, ofPerson(hidden))).toEqual({ references: [], count: 0 })
  const links = (request: StoredRequest) => relatedLinks(app, leitung, { request, flatId: null, buildingId: null })
  expect(await links(hidden)).toEqual([])
  expect(await links(open)).toMatchObject([{ text: 'Alle Anfragen dieser Person', count: 1 }])
  const named = async () => readRelated(app, leitung, readFilters(new URLSearchParams(ofPerson(hidden))))
  expect(await named()).toMatchObject([{ name: 'nicht zu finden' }])

  await requests(app.db).change(hidden.id, 1, { shortlistedAt: '2026-03-02T08:00:00.000Z' })
  expect((await listed(app, ofPerson(hidden))).count).toBe(2)
  expect((await listed(app, ofPerson(open))).count).toBe(2)
  expect(await named()).toMatchObject([{ name: 'Klaus Kontakt' }])
})

test('who may not read a request learns neither its sender nor what else is there', async () => {
  const app = await testApp()
  const technik = exampleStaff('technik')
  const one = await contactMessage(app)
  const damage = await storedRequest(app, formKinds.damage_report, {
    damage_location: 'Küche',
    damage_description: 'Wasser',
    urgency_level: 'high',
    is_safety_risk: false,
    apartment_id: null,
    building_address: null,
    reporter_name: 'Klaus Kontakt',
    reporter_email: 'klaus@example.org',
    reporter_phone: null,
    preferred_contact_time: null,
    additional_notes: null,
  })
  expect((await listed(app, ofPerson(one), technik)).count).toBe(0)
  expect((await listed(app, ofPerson(damage), technik)).references).toEqual([damage.reference])
  const filters = readFilters(new URLSearchParams(ofPerson(one)))
  expect(await readRelated(app, technik, filters)).toMatchObject([{ name: 'nicht zu finden' }])
})

test('everything of a flat, and of its house with all its flats', async () => {
  const app = await testApp()
  const [flat, house, elsewhere] = [await contactMessage(app), await contactMessage(app), await contactMessage(app)]
  await change(app, flat, { apartment_id: 'wohnung-1' })
  await change(app, house, { property_id: 'haus-1' })
  await change(app, elsewhere, { apartment_id: 'wohnung-2' })
  expect((await listed(app, 'status=alle&wohnung=wohnung-1')).references).toEqual([flat.reference])
  expect((await listed(app, 'status=alle&haus=haus-1')).references).toEqual([house.reference])
})
