import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { limitsOf } from './limits.server.ts'

const takeForm = (app: App, address = '203.0.113.7', kind = 'contact_message') =>
  limitsOf(app).takeForm(kind, address, null)

test('five forms pass, the sixth is refused with a waiting time and work to do', async () => {
  const app = await testApp()
  for (let count = 0; count < 5; count++) expect(takeForm(app).ok).toBe(true)
  expect(takeForm(app)).toMatchObject({ ok: false, retryAfterSeconds: 600, challenge: { bits: 17 } })
})

test('another form and another visitor have limits of their own', async () => {
  const app = await testApp()
  for (let count = 0; count < 5; count++) takeForm(app)
  expect(takeForm(app, '203.0.113.7', 'damage_report').ok).toBe(true)
  expect(takeForm(app, '203.0.113.8').ok).toBe(true)
})

test('an IPv6 line is one visitor, however many addresses it uses', async () => {
  const app = await testApp()
  for (let count = 0; count < 5; count++) takeForm(app, `2001:db8:0:7::${count + 1}`)
  expect(takeForm(app, '2001:db8::7:1:2:3:4').ok).toBe(false)
  expect(takeForm(app, '2001:db8:0:8::1').ok).toBe(true)
})

test('the limits can be switched off for tests and measurements', async () => {
  const app = await testApp({ config: readConfig({ RATE_LIMITS: 'off' }) })
  for (let count = 0; count < 50; count++) expect(takeForm(app).ok).toBe(true)
})

test('three hundred reads a minute pass', async () => {
  const limits = limitsOf(await testApp())
  for (let count = 0; count < 300; count++) expect(limits.takeRead('203.0.113.7').ok).toBe(true)
  expect(limits.takeRead('203.0.113.7').ok).toBe(false)
})
