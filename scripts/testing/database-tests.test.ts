import { expect, test } from 'vitest'
import { databaseTests, generatedTests, postgresTests } from './database-tests.ts'

test('a test beside a repository runs on PostgreSQL by itself, another one by its own word', async () => {
  const files = await postgresTests()
  expect(files).toContain('src/areas/letting/properties/repository.server.test.ts')
  expect(files).toContain('src/requests/outbox/worker.server.test.ts')
  expect(files).toContain('src/office/accounts/sign-in/one-transaction.server.test.ts')
  expect(files).not.toContain('src/areas/company/contact/contact.server.test.ts')
  expect(files).toContain('db/seed/seed-demo.server.test.ts')
  expect(files).not.toContain('db/seed/content/assistant-questions.server.test.ts')
  expect(files).not.toContain('src/forms/days.test.ts')
})

test('the night run has every test that opens a database, and every property', async () => {
  const files = await databaseTests()
  expect(files).toEqual(expect.arrayContaining(await postgresTests()))
  expect(files).toContain('src/areas/company/contact/contact.server.test.ts')
  expect(await generatedTests()).toEqual(
    expect.arrayContaining(['src/forms/days.test.ts', 'src/areas/company/contact/contact.server.test.ts']),
  )
})
