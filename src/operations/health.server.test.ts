import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { checkReadiness } from './health.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { testApp } from '#platform/test-app.server.ts'

const config = readConfig({ DATA_DIR: import.meta.dirname })

test('a site whose mails leave and whose disk has room is ready', async () => {
  expect(await checkReadiness(await testApp({ config }))).toMatchObject({
    isReady: true,
    checks: [{ name: 'mail', detail: 'no mail waits, 0 given up' }, { name: 'disk' }],
  })
})

test('a mail that has waited for an hour is an alarm', async () => {
  const app = await testApp({ config })
  await receiveRequest(app, exampleKind(), {
    payload: exampleMessage(),
    idempotencyKey: 'key-12345',
    quarantine: null,
  })
  expect((await checkReadiness(app)).isReady).toBe(true)
  const later = { ...app, clock: clockAt('2026-03-02T09:00:00Z') }
  expect(await checkReadiness(later)).toMatchObject({
    isReady: false,
    checks: [{ name: 'mail', isOk: false, detail: 'the oldest mail has waited 60 min, 0 given up' }, { isOk: true }],
  })
})

test('a data directory that is gone is an alarm', async () => {
  const app = await testApp({ config: readConfig({ DATA_DIR: '/does/not/exist' }) })
  expect((await checkReadiness(app)).isReady).toBe(false)
})
