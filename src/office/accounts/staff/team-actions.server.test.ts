import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { systemClock } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { teamAction } from './team-actions.server.ts'
import { addTestAccount, TEST_PASSWORD as PASSWORD } from './test-account.server.ts'

async function account(app: App, name: string, role: 'leitung' | 'technik') {
  const email = `${name.toLowerCase()}@example.org`
  return { id: await addTestAccount(app, { email, name, role }), email, name }
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

async function office() {
  const app = await testApp({ clock: systemClock })
  const lena = await account(app, 'Lena', 'leitung')
  const toni = await account(app, 'Toni', 'technik')
  const act = async (values: Record<string, string>) =>
    (await teamAction(app, exampleStaff('leitung', lena), formOf(values))) as {
      init?: { status?: number } | null
      data?: unknown
    }
  const memberNow = () => staffAccounts(app.db).find(toni.id)
  return { app, toni, act, memberNow }
}

test('an open screen alone makes no account, no link, no role and opens nobody again', async () => {
  const { app, toni, act, memberNow } = await office()
  const neu = { intent: 'neu', name: 'Nils', email: 'nils@example.org', role: 'technik' }
  for (const values of [
    neu,
    { id: toni.id, what: 'rolle', role: 'leitung' },
    { id: toni.id, what: 'zugang', second_factor: 'on' },
  ])
    for (const own_password of ['', 'geraten'])
      expect(await act({ ...values, own_password }), JSON.stringify(values)).toMatchObject({
        init: { status: 422 },
        data: { refusal: { errors: { own_password: expect.any(String) } } },
      })
  expect(await staffAccounts(app.db).list()).toHaveLength(2)
  expect(await memberNow()).toMatchObject({ role: 'technik' })
  const wrong = await auditLog(app.db).list({ action: 'sign-in.wrong', limit: 9 })
  expect(wrong.map(({ detail }) => detail)).toEqual(['confirmation', 'confirmation', 'confirmation'])

  await act({ id: toni.id, what: 'rolle', role: 'redaktion', own_password: PASSWORD })
  expect(await memberNow()).toMatchObject({ role: 'redaktion' })
  expect(await act({ ...neu, own_password: PASSWORD })).toMatchObject({ data: { newLink: { name: 'Nils' } } })
})

test('an account is closed at once, and opened again with the password only', async () => {
  const { toni, act, memberNow } = await office()
  await act({ id: toni.id, what: 'schliessen' })
  expect((await memberNow())?.disabledAt).not.toBeNull()
  await act({ id: toni.id, what: 'schliessen' })
  expect((await memberNow())?.disabledAt).not.toBeNull()
  await act({ id: toni.id, what: 'schliessen', own_password: PASSWORD })
  expect((await memberNow())?.disabledAt).toBeNull()
})
