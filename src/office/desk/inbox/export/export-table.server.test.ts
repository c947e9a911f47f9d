// Also on PostgreSQL: rows in batches.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { germanCsvLine } from '#platform/spreadsheet/csv.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import type { Role } from '#office/frame/access/roles.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { inboxQuery, readFilters } from '../filters.ts'
import { kindsInList, tableOf } from './export-table.server.ts'

const damage = { ...exampleDamage, damage_location: '=1+1', reporter_phone: '+49 2628 1' }

async function send(app: App, kind: { kind: string }, payload: unknown) {
  // The flat need not exist here.
  const idempotencyKey = `key-${app.newId()}`
  const known = { ...(kind as typeof formKinds.damage_report), refuse: async () => null }
  await receiveRequest(app, known, { payload: payload as typeof damage, idempotencyKey, quarantine: null })
}

const application = {
  property_id: 'a-building',
  apartment_id: null,
  applicant_first_name: 'Jana',
  applicant_last_name: 'Öztürk-Weiß',
  applicant_email: 'jana@example.org',
  applicant_phone: '0262812345',
  applicant_nationality: 'türkisch',
  applicant_birth_date: '1990-02-03',
  current_address_city: 'Lahnstein',
  household_size: 2,
  household_members: [{ name: 'Kim Weiß', birth_date: '2015-02-03', relationship: 'Kind' }],
  monthly_net_income_euro: 3200.5,
  pet_details: 'Weiß ist der Hund von Jana',
}

/** The whole table as one text, with headings; `role` decides which kinds. */
async function exported(app: App, role: Role, address = '') {
  const staff = exampleStaff(role)
  const query = inboxQuery(readFilters(new URLSearchParams(address)), staff, app.clock.now())
  const context = { app, staff, query, team: new Map<string, string>() }
  const kinds = await kindsInList(context)
  const { headings, rows } = tableOf(context, kinds)
  const all = []
  for await (const row of rows) all.push(row)
  return { kinds, headings, rows: all, text: JSON.stringify([headings, all]) }
}

test('a table holds what was entered, in words and under the labels that staff know', async () => {
  const app = await testApp()
  await send(app, formKinds.damage_report, damage)
  const { headings, rows } = await exported(app, 'leitung')
  const cell = (heading: string) => rows[0]?.[headings.indexOf(heading)]
  expect(cell('Art')).toBe('Schadensmeldung')
  expect(cell('Name')).toBe('Jürgen Übel')
  expect(cell('Eingegangen')).toEqual({ moment: '2026-03-02T08:00:00.000Z' })
  expect(headings.length).toBe(rows[0]?.length)
  const texts = rows[0]?.filter((each) => typeof each === 'string')
  for (const text of ['=1+1', 'Hoch', 'Nein', '+49 2628 1', 'Unter der Spüle tropft Wasser'])
    expect(texts).toContain(text)
})

test('a request that is handled together with another names it', async () => {
  const app = await testApp()
  await send(app, formKinds.damage_report, damage)
  await send(app, formKinds.damage_report, damage)
  const [one, other] = await requests(app.db).list()
  if (!one || !other) throw new Error('not stored')
  await requests(app.db).change(one.id, one.version, { mergedInto: other.id })
  const { headings, rows } = await exported(app, 'leitung')
  const cells = new Map(rows.map((row) => [row[headings.indexOf('Vorgang')], row[headings.indexOf('Gehört zu')]]))
  expect(cells.get(showReference(one.reference))).toBe(showReference(other.reference))
  expect(cells.get(showReference(other.reference))).toBeNull()
})

test('kinds that a role may not read are in none of its tables, whatever the address asks for', async () => {
  const app = await testApp()
  await send(app, formKinds.damage_report, damage)
  await send(app, formKinds.tenant_application, application)
  expect((await exported(app, 'leitung')).kinds).toEqual(['tenant_application', 'damage_report'])
  expect((await exported(app, 'technik')).kinds).toEqual(['damage_report'])
  expect((await exported(app, 'technik', 'art=tenant_application')).rows).toEqual([])
  expect((await exported(app, 'technik')).text).not.toContain('3200.5')
})

test('before the shortlist a table tells of an application for a flat no more than the page does', async () => {
  const app = await testApp()
  await send(app, formKinds.tenant_application, application)
  const before = (await exported(app, 'leitung')).text
  for (const hidden of ['Jana', 'Öztürk', 'Weiß', 'jana@', '0262812345', 'türkisch', '1990-02-03', '2015'])
    expect(before, hidden).not.toContain(hidden)
  for (const shown of ['3200.5', 'Lahnstein', 'Bewerbung ']) expect(before).toContain(shown)

  const [request] = await requests(app.db).list()
  await requests(app.db).change(request?.id ?? '', 1, { shortlistedAt: '2026-03-02T08:00:00.000Z' })
  const after = (await exported(app, 'leitung')).text
  for (const shown of ['Jana', 'Öztürk-Weiß', '1990-02-03', 'Kim Weiß']) expect(after).toContain(shown)
})

test('others get their turn before each row, and messages of line breaks cost no more than other texts', async () => {
  const app = await testApp()
  const filled = (text: string) => ({ ...damage, damage_description: text, additional_notes: text })
  const costOf = async (text: string) => {
    for (let count = 0; count < 30; count++) await send(app, formKinds.damage_report, filled(text))
    let turns = 0
    const count = () => {
      turns++
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    const before = process.cpuUsage()
    const { rows } = await exported(app, 'leitung')
    for (const row of rows) germanCsvLine(row)
    clearImmediate(next)
    expect(turns).toBeGreaterThanOrEqual(rows.length)
    const { user } = process.cpuUsage(before)
    await app.db.deleteFrom('submissions').execute()
    return user
  }
  const ordinary = await costOf('Wasser '.repeat(714))
  expect(await costOf(`a${'\n'.repeat(4996)}b`)).toBeLessThan(ordinary * 4 + 100_000)
})

test('every request is in the table once, in the order of the list, and its timeline says that it was given out', async () => {
  const app = await testApp()
  for (let count = 0; count < 505; count++)
    await send(app, formKinds.damage_report, { ...damage, damage_location: `Ort ${count}` })
  const { headings, rows } = await exported(app, 'leitung', 'sortierung=alt')
  const references = rows.map((row) => row[headings.indexOf('Vorgang')])
  expect(new Set(references).size).toBe(505)
  const [request] = await requests(app.db).list()
  const events = await requests(app.db).listEvents(request?.id ?? '')
  expect(events.filter(({ kind, actor }) => kind === 'exported' && actor === 'petra')).toHaveLength(1)
})
