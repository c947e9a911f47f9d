import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { staffAccounts } from './repository.server.ts'

test('whoever has a role that this version does not know may do nothing', async () => {
  const app = await testApp()
  const accounts = staffAccounts(app.db)
  await accounts.insert({ id: 'a', email: 'a@example.org', name: 'Ada', role: 'leitung', now: app.clock.now() })
  expect(await accounts.find('a')).toMatchObject({ role: 'leitung', disabledAt: null })
  await sql`update staff set role = 'hausmeister' where id = 'a'`.execute(app.db)
  expect(await accounts.find('a')).toMatchObject({ disabledAt: expect.any(String) })
})
