// Also on PostgreSQL: two changes at once.
import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { saveForm } from './edit-form.server.ts'
import { buildingKind } from '#areas/letting/public.server.ts'
import { jobKind } from '#areas/jobs/public.server.ts'
import { createContent } from './save.server.ts'
import { addressOf } from './page-address.server.ts'

const staff: Staff = {
  id: 'petra',
  name: 'Petra Öz',
  email: 'petra@example.de',
  role: 'leitung',
  hasSecondFactor: true,
  sessionId: 's',
  signedInAt: '2026-03-02T08:00:00.000Z',
}

function formOf(values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('a title becomes an address without umlauts and signs', () => {
  expect(addressOf('Gärtner/in für Süß & Groß (m/w/d)')).toBe('gaertner-in-fuer-suess-gross-m-w-d')
  expect(addressOf('–')).toBe('')
  expect(addressOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})

test('a page without an address gets one from its title, another of the same name the next free one', async () => {
  const app = await testApp()
  const typed = { title: 'Gärtner (m/w/d)', slug: '', job_type: 'Vollzeit', location: 'Rhens' }
  const made = []
  for (const _ of [1, 2]) {
    const saved = await saveForm(app, staff, jobKind, null, formOf(typed))
    if (!('id' in saved)) throw new Error(JSON.stringify(saved))
    made.push(saved.id)
  }
  const [first, second] = await Promise.all(made.map((id) => jobKind.store(app.db).find(id)))
  expect([first?.values.slug, second?.values.slug]).toEqual(['gaertner-m-w-d', 'gaertner-m-w-d-2'])

  // A new title does not break the links to the page.
  if (!first) throw new Error('gone')
  await saveForm(app, staff, jobKind, first, formOf({ ...typed, title: 'Gärtnerin', version: '1' }))
  const later = await jobKind.store(app.db).find(first.id)
  expect(later?.values).toMatchObject({ title: 'Gärtnerin', slug: 'gaertner-m-w-d' })
})

test('a record with a value of its own can be saved without losing it', async () => {
  const app = await testApp()
  const values = {
    ...Object.fromEntries(buildingKind.groups.flatMap(({ fields }) => fields.map(({ name }) => [name, null]))),
    name: 'Mühle',
    property_type: 'Mühlenhof',
    total_units: 1,
    street: 'Am Bach',
    postal_code: '56321',
    city: 'Rhens',
    country: 'Deutschland',
    energy_carriers: [],
    certificate_carriers: [],
    publish_exact_address: true,
    is_published: false,
    certificate_includes_hot_water: false,
  }
  const id = await createContent(app, staff, buildingKind, values)
  const record = await buildingKind.store(app.db).find(id)
  const form = formOf({
    version: '1',
    name: 'Alte Mühle',
    property_type: 'Mühlenhof',
    total_units: '1',
    street: 'Am Bach',
    postal_code: '56321',
    city: 'Rhens',
    country: 'Deutschland',
    publish_exact_address: 'on',
  })
  expect(await saveForm(app, staff, buildingKind, record, form)).toEqual({ id })
  const saved = await buildingKind.store(app.db).find(id)
  expect(saved?.values).toMatchObject({ name: 'Alte Mühle', property_type: 'Mühlenhof' })
})
