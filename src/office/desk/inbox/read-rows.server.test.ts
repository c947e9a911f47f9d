// Also on PostgreSQL: statements over several tables.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { inboxQuery, readFilters } from './filters.ts'
import { readRows } from './read-rows.server.ts'
import { readViews } from './views.server.ts'

const staff = exampleStaff('leitung')
const names = new Map([['toni', 'Toni Technik']])
type App = Awaited<ReturnType<typeof testApp>>

async function rowsOf(app: App, search = '') {
  const query = inboxQuery(readFilters(new URLSearchParams(search)), staff, app.clock.now())
  return readRows(app, staff, (await inbox(app.db).page(query, staff.id)).rows, names)
}

const message = (different = {}) => ({
  vorname: 'Klaus',
  nachname: 'Kontakt',
  email: 'klaus@example.org',
  telefon: null,
  betreff: 'Frage',
  nachricht: 'Guten Tag.',
  ...different,
})

const written = (app: App, origin: 'office' | 'sender', body: string) => ({
  id: `${origin === 'office' ? 2 : 1}`,
  origin,
  staffId: origin === 'office' ? 'toni' : null,
  subject: null,
  body,
  outboxId: null,
  templateKey: null,
  createdAt: app.clock.now().toISOString(),
})

test('a line says the matter, and who wrote last', async () => {
  const app = await testApp()
  const { id } = await storedRequest(
    app,
    formKinds.contact_message,
    message({ betreff: 'Abrechnung 2025', nachricht: 'Guten Tag,\n\nda fehlt etwas.' }),
  )
  await messages(app.db).add(id, written(app, 'sender', 'Und noch  etwas.'))
  await messages(app.db).add(id, written(app, 'office', 'Wir prüfen das.'))
  expect(await rowsOf(app)).toMatchObject([
    {
      summary: { subject: 'Abrechnung 2025', facts: [], text: 'Guten Tag, da fehlt etwas.' },
      last: { by: 'Toni Technik', text: 'Wir prüfen das.' },
      files: 0,
    },
  ])
})

test('before the shortlist a line of an application says the tenancy and nothing of the person', async () => {
  const app = await testApp()
  const { id } = await storedRequest(app, formKinds.contact_message, message())
  const payload = JSON.stringify({ applicant_last_name: 'Zwölfnagel', household_size: 3 })
  await app.db
    .updateTable('submissions')
    .set({ kind: 'tenant_application', contact_name: 'Zwölfnagel', payload })
    .execute()
  await messages(app.db).add(id, written(app, 'sender', 'Hier ist Zwölfnagel.'))
  const [hidden] = await rowsOf(app)
  expect(hidden?.summary.facts).toContain('3 Personen')
  expect(hidden?.last).toEqual({ by: 'Absender', text: '' })
  expect(JSON.stringify(hidden)).not.toMatch(/Zwölfnagel/)
  await requests(app.db).change(id, 1, { shortlistedAt: app.clock.now().toISOString() })
  expect((await rowsOf(app))[0]?.last?.text).toBe('Hier ist Zwölfnagel.')
})

test('a page of the list asks as many statements for twenty requests as for one, and the views one for all counts', async () => {
  const app = await testApp()
  let asked = 0
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => ((asked += 1), Promise.resolve(result)),
  })
  const counting = { ...app, db }
  const cost = async () => {
    asked = 0
    await rowsOf(counting)
    return asked
  }
  await storedRequest(app, formKinds.contact_message, message())
  const one = await cost()
  for (let index = 0; index < 19; index += 1) await storedRequest(app, formKinds.contact_message, message())
  expect(await cost()).toBe(one)
  asked = 0
  const views = await readViews(counting, staff)
  expect(asked).toBe(2)
  expect(views.find(({ name }) => name === 'Alle offenen')?.count).toBe(20)
  expect(views.find(({ name }) => name === 'Meine')?.count).toBe(0)
})
