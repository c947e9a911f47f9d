// Also on PostgreSQL: search.
import { expect, test } from 'vitest'
import type { Role } from '#office/frame/access/roles.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { contactMessage } from '#office/desk/request/sorting/test-request.server.ts'
import { findAnything } from './find-anything.server.ts'
import { officePages } from './office-pages.server.ts'

type App = Awaited<ReturnType<typeof testApp>>

async function found(app: App, typed: string, role: Role = 'leitung') {
  const groups = await findAnything(app, exampleStaff(role), typed)
  return Object.fromEntries(groups.map(({ label, hits }) => [label, hits.map(({ title }) => title)]))
}

test('a request is found by reference, name and subject; its sender once, with the way to everything of theirs', async () => {
  const app = await testApp()
  const one = await contactMessage(app, { betreff: 'Abrechnung 2025' })
  await contactMessage(app, { email: 'KLAUS@example.org', betreff: 'Schlüssel' })
  for (const typed of [showReference(one.reference), 'abrechnung', 'klaus abrechnung'])
    expect((await found(app, typed)).Vorgänge, typed).toEqual(['Klaus Kontakt: Abrechnung 2025'])
  const groups = await findAnything(app, exampleStaff('leitung'), 'kontakt')
  expect(groups.find(({ label }) => label === 'Personen')?.hits).toMatchObject([
    { title: 'Klaus Kontakt', to: expect.stringContaining('person=') },
  ])
})

test('a telephone number finds its requests and whose it is, however it is written', async () => {
  const app = await testApp()
  await contactMessage(app, { telefon: '0261/12 34 56', betreff: 'Abrechnung' })
  await contactMessage(app, { name: 'Erna Ebel', email: 'erna@example.org', telefon: '0261 654321' })
  for (const typed of ['0261 123456', '+49 261 123456', '0049 (0)261/123456', '\u202a+49261123456\u202c'])
    expect([typed, await found(app, typed)]).toEqual([
      typed,
      { Vorgänge: ['Klaus Kontakt: Abrechnung'], Personen: ['Klaus Kontakt'] },
    ])
  expect(await found(app, '0261 111111')).toEqual({})
})

test('what the neutral look hides finds neither the application nor the person; its reference does, without a name', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  await app.db.updateTable('submissions').set({ kind: 'tenant_application' }).where('id', '=', one.id).execute()
  const shown = showReference(one.reference)
  for (const typed of ['klaus', 'kontakt', 'klaus@example.org']) expect(await found(app, typed), typed).toEqual({})
  const byReference = await findAnything(app, exampleStaff('leitung'), shown)
  expect(byReference.map(({ label }) => label)).toEqual(['Vorgänge'])
  expect(JSON.stringify(byReference)).not.toContain('Klaus')
  await requests(app.db).change(one.id, 1, { shortlistedAt: '2026-03-02T08:00:00.000Z' })
  expect(await found(app, 'klaus')).toMatchObject({ Personen: ['Klaus Kontakt'] })
})

test('nobody finds what their role may not open', async () => {
  const app = await testApp()
  await contactMessage(app)
  for (const role of ['technik', 'personal', 'redaktion'] as const) expect(await found(app, 'klaus', role)).toEqual({})
  const titles = async (role: Role) => (await officePages(app.db, role)).map(({ title }) => title)
  expect(await titles('leitung')).toEqual(
    expect.arrayContaining(['Team', 'Protokoll', 'Neue Wohnung', 'Wiedervorlage']),
  )
  for (const hidden of ['Team', 'Protokoll', 'Neue Wohnung', 'Auskunft und Löschung', 'Texte'])
    expect(await titles('technik')).not.toContain(hidden)
  expect(await titles('redaktion')).not.toContain('Wiedervorlage')
})

test('nothing typed shows the pages, a word of a page leads to it', async () => {
  const app = await testApp()
  expect(Object.keys(await found(app, ''))).toEqual(['Seiten'])
  expect(await found(app, 'auskunft')).toEqual({ Seiten: ['Auskunft und Löschung'] })
  expect(await found(app, 'gibt es nicht')).toEqual({})
})
