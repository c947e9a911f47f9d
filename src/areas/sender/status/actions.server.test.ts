import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { type OwnRefusal, ownAction } from './actions.server.ts'

type Answer = { data: OwnRefusal; init: { status: number; headers: Record<string, string> } }

test('after too many tries a card says so, when to come back, and keeps what was typed', async () => {
  const app = await testApp()
  const request = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const send = (intent: string, fields: Record<string, string>) =>
    ownAction({
      app,
      request,
      token: 'token',
      clientAddress: '203.0.113.7',
      httpRequest: new Request('https://www.example.de/vorgang/token', {
        method: 'POST',
        body: new URLSearchParams({ intent, ...fields }),
      }),
    })
  const answers: unknown[] = []
  for (let count = 0; count < 30; count++) answers.push(await send('zurueckziehen', { grund: 'umgezogen' }))
  const { data, init } = answers.at(-1) as Answer
  expect(data.title).toBe('Zu viele Anfragen')
  expect(data.message).toContain('noch einmal')
  expect(data.values.grund).toBe('umgezogen')
  expect(init.status).toBe(429)
  expect(Number(init.headers['Retry-After'])).toBeGreaterThan(0)
})
