// Also on PostgreSQL: an endpoint is taken once.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { exampleDevice } from '#requests/outbox/test-push-service.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { resetStaff, setStaffDisabled } from '../staff/invitations.server.ts'
import { addDevice, forgetThisDevice, ownDevices, removeDevice, tryDevices } from './devices.server.ts'
import { MOST_DEVICES, pushTexts } from './texts.ts'

const petra = exampleStaff('technik')
const given = {
  name: ' Dienst  telefon ',
  endpoint: 'https://push.example.org/send/1',
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'y'.repeat(22),
}

async function withPetra() {
  const app = await testApp()
  await app.db.insertInto('staff').values(exampleStaffRow('petra')).execute()
  return app
}

/** As a browser with these cookies would. */
const asked = (cookie = '') => new Request('https://www.example.de/verwaltung/konto', { headers: { Cookie: cookie } })

function formOf(values: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  return form
}

async function turnedOn(app: App, different: object = {}, cookie = '') {
  const added = await addDevice(app, asked(cookie), petra, formOf({ ...given, ...different }))
  if (!added.ok) throw new Error(JSON.stringify(added.refusal))
  return added.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

test('a browser that is turned on knows itself in the list; turned on again it is one device still', async () => {
  const app = await withPetra()
  const cookie = await turnedOn(app)
  expect(await ownDevices(app, asked(cookie), petra)).toMatchObject([{ name: 'Dienst telefon', isThis: true }])
  expect(await ownDevices(app, asked(), petra)).toMatchObject([{ isThis: false }])
  await turnedOn(app, { endpoint: 'https://push.example.org/send/2' }, cookie)
  expect(await ownDevices(app, asked(), petra)).toHaveLength(1)
})

test.each([
  [{ name: ' ' }, { errors: { name: pushTexts.name } }],
  [{ endpoint: 'https://10.0.0.1/x' }, { message: pushTexts.notAdded }],
  [{ endpoint: '' }, { message: pushTexts.notAdded }],
  [{ p256dh: 'short' }, { message: pushTexts.notAdded }],
  [{ auth: '=' }, { message: pushTexts.notAdded }],
])('what no browser gives is refused: %o', async (different, refusal) => {
  const app = await withPetra()
  const added = await addDevice(app, asked(), petra, formOf({ ...given, ...different }))
  expect(added).toMatchObject({ ok: false, refusal })
  expect(await ownDevices(app, asked(), petra)).toEqual([])
})

test('nobody takes a colleague’s device, removes it or has more than ten', async () => {
  const app = await withPetra()
  await exampleDevice(app, { subscription: {} }, '1')
  expect(await addDevice(app, asked(), petra, formOf(given))).toMatchObject({ ok: false })
  await removeDevice(app, petra, '1')
  expect(await ownDevices(app, asked(), { ...petra, id: 'jana' })).toHaveLength(1)
  for (let count = 0; count < MOST_DEVICES; count += 1)
    await turnedOn(app, { endpoint: `https://push.example.org/own/${count}` })
  const full = await addDevice(app, asked(), petra, formOf({ ...given, endpoint: 'https://push.example.org/own/x' }))
  expect(full).toMatchObject({ ok: false, refusal: { message: pushTexts.tooMany } })
})

test('a device goes with signing out there, with a closed account and with a lost second factor, and takes along what waits', async () => {
  const app = await withPetra()
  const cookie = await turnedOn(app)
  await tryDevices(app, petra)
  expect(await outbox(app.db).list()).toMatchObject([{ channel: 'push', toAddress: 'push.example.org' }])
  const headers = new Headers()
  await forgetThisDevice(app, petra, asked(), headers)
  expect(await ownDevices(app, asked(), petra)).toHaveLength(1)
  await forgetThisDevice(app, petra, asked(cookie), headers)
  expect(headers.get('Set-Cookie')).toContain('Max-Age=0')
  expect(await ownDevices(app, asked(), petra)).toEqual([])
  expect(await outbox(app.db).list()).toEqual([])

  await turnedOn(app)
  await resetStaff(app, 'petra', { secondFactor: false }, null)
  expect(await ownDevices(app, asked(), petra)).toHaveLength(1)
  await resetStaff(app, 'petra', { secondFactor: true }, null)
  expect(await ownDevices(app, asked(), petra)).toEqual([])
  await turnedOn(app)
  await setStaffDisabled(app, 'petra', true, null)
  expect(await ownDevices(app, asked(), petra)).toEqual([])
})
