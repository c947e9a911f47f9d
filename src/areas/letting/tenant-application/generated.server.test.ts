import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestApi } from '#requests/request/api.server.ts'
import { frequent } from '#requests/request/test-generated.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { exampleApplication } from './example-application.ts'
import { tenantForm } from './fields.ts'
import { tenantApplicationKind } from './kind.server.ts'

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1.234,50',
    '1e9',
    'NaN',
    '31.02.2020',
    '29.02.2024',
    '01.01.2999',
    '2024-02-29',
    'on',
    'null',
  ),
  fc.string({ minLength: 190, maxLength: 210 }),
)
const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom({ toString: 5 }, { name: 'Kim' }, [{ name: 'Kim', birth_date: '' }], [null, {}], ['on', 'on']),
)
const names = [
  ...Object.keys(exampleApplication()),
  'household_members',
  'household_members.7.birth_date',
  'household_members.x',
  'household_members.99999999999.name',
  'smoking',
  '__proto__',
  '__proto__.admin',
  'constructor.prototype.admin',
  '.',
  '',
]

/** A complete application in which a few fields are something else. */
const applications = fc
  .dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string({ maxLength: 9 })), oddValue, {
    maxKeys: 4,
  })
  .map((odd) => ({ ...exampleApplication(), ...odd }))

test('whatever is sent: no 5xx, and a row exactly when the answer is 201', async () => {
  const app = await testApp({ db: await examplePortfolio({ flats: [{}] }) })
  const api = requestApi(app, tenantApplicationKind)
  const count = async (table: 'submissions' | 'outbox') =>
    Number(
      (
        await app.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    )

  const seen = new Map<number, number>()
  let stored = 0
  let answered = 0
  await fc.assert(
    fc.asyncProperty(applications, async (application) => {
      const response = await api.request('/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(application),
      })
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      expect([201, 400, 409, 413, 422]).toContain(response.status)
      if (response.status === 201) stored += 1
      answered += 1
      // Counting thousands of rows after every answer would take longer than all the answers.
      expect(answered % 250 === 0 ? await count('submissions') : stored).toBe(stored)
    }),
  )
  expect(await count('submissions')).toBe(stored)
  // Each has its notice; one mailbox gets few receipts.
  const mails = await count('outbox')
  expect(mails).toBeGreaterThanOrEqual(stored)
  expect(mails).toBeLessThanOrEqual(2 * stored)
  expect(Object.prototype).not.toHaveProperty('admin')
  expect(frequent(seen)).toEqual([201, 422])
})

test('what was accepted once is accepted again, unchanged', () => {
  fc.assert(
    fc.property(applications, (application) => {
      const once = tenantForm.parse(application)
      expect(once.ok ? tenantForm.parse({ ...once.data }) : once).toEqual(once)
    }),
  )
})
