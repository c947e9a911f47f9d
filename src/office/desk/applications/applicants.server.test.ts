// Also on PostgreSQL: many rows, page by page.
import { expect, test } from 'vitest'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { readApplicants, readCompared, readShortlist } from './applicants.server.ts'
import { type ListState, listPath, readListState } from './list-order.ts'

const COUNT = 520
const FLAT = 'wohnung-1'

/** Number 1 is the oldest; incomes rise and fall without regard to age, and nobody knows that of every tenth. */
const application = (number: number): StoredRequest => {
  const id = String(number).padStart(4, '0')
  return {
    id,
    kind: 'tenant_application',
    reference: `7K42${id}`,
    idempotencyKey: `key-${id}`,
    status: number % 2 === 0 ? 'neu' : 'erledigt',
    quarantined: false,
    payload: { household_size: 2, monthly_net_income_euro: number % 10 === 0 ? null : 1000 + ((number * 37) % COUNT) },
    payloadVersion: 1,
    contactName: `Person ${number}`,
    contactEmail: `p${number}@example.org`,
    searchText: '',
    apartmentId: FLAT,
    propertyId: 'haus-1',
    dueAt: null,
    alarm: 0,
    answeredAt: null,
    messageAt: null,
    receivedAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    closedAt: null,
    deleteAfter: null,
    legalHold: false,
    assigneeId: null,
    shortlistedAt: number % 100 === 2 ? '2026-02-01T00:00:00.000Z' : null,
    refusalReason: null,
    refusalNote: null,
    cameBy: null,
    enteredBy: null,
    mergedInto: null,
    version: 1,
    linkVersion: 1,
    closedReason: null,
  }
}

const incomeOf = (number: number) =>
  (application(number).payload as { monthly_net_income_euro: number | null }).monthly_net_income_euro

async function appWithApplications() {
  const app = await testApp()
  await app.db.transaction().execute(async (trx) => {
    for (let number = 1; number <= COUNT; number++) await requests(trx).insert(application(number))
  })
  return app
}

test('every application about a flat stands on exactly one page, in each order, however many there are', async () => {
  const app = await appWithApplications()
  const numbers = Array.from({ length: COUNT }, (_, index) => COUNT - index)
  const expected: Partial<Record<ListState['order'], number[]>> = {
    neu: numbers,
    alt: numbers.toReversed(),
    einkommen: numbers.toSorted((one, other) => (incomeOf(other) ?? -1) - (incomeOf(one) ?? -1)),
    haushalt: numbers,
  }
  for (const [order, wanted] of Object.entries(expected)) {
    const seen: number[] = []
    for (let page = 1; page <= 6; page++) {
      const found = await readApplicants(app, FLAT, { order: order as ListState['order'], show: 'alle', page })
      expect([found?.page, found?.total, found?.all]).toEqual([page, COUNT, COUNT])
      seen.push(...(found?.applicants ?? []).map(({ id }) => Number(id)))
    }
    expect(seen).toEqual(wanted)
  }
})

test('open ones and those on the shortlist are counted apart; a page beyond the last one is the last', async () => {
  const app = await appWithApplications()
  const open = await readApplicants(app, FLAT, { order: 'neu', show: 'offen', page: 99 })
  expect([open?.total, open?.all, open?.page, open?.applicants.length]).toEqual([260, COUNT, 3, 60])
  const chosen = await readApplicants(app, FLAT, { order: 'alt', show: 'auswahl', page: 1 })
  expect(chosen?.applicants.map(({ id }) => Number(id))).toEqual([2, 102, 202, 302, 402, 502])
  const shortlist = await readShortlist(app, FLAT)
  expect(shortlist?.applicants.map(({ name }) => name)).toContain('Person 2')
  expect(shortlist?.applicants).toHaveLength(6)
})

test('the oldest of many are compared as well as the newest, and nobody of another flat', async () => {
  const app = await appWithApplications()
  await requests(app.db).insert({ ...application(9999), apartmentId: 'wohnung-2' })
  const compared = await readCompared(app, FLAT, ['7K420001', '7K420520', '7K429999'], 4)
  expect(compared?.applicants.map(({ reference }) => reference)).toEqual(['7K42-0520', '7K42-0001'])
  expect((await readCompared(app, FLAT, [], 4))?.applicants).toEqual([])
  expect(await readCompared(app, 'nirgends', [], 4)).toBeNull()
  expect(await readApplicants(app, 'nirgends', readListState(new URLSearchParams()))).toBeNull()
})

test('an address keeps what was chosen, and nonsense is the first page', () => {
  const state: ListState = { order: 'einkommen', show: 'alle', page: 3 }
  expect(readListState(new URL(listPath(FLAT, state), 'http://x').searchParams)).toEqual(state)
  for (const nonsense of ['0', '-1', '1.5', 'x', ''])
    expect(readListState(new URLSearchParams({ seite: nonsense })).page).toBe(1)
})
