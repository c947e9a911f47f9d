// Also on PostgreSQL: figures are counted in SQL.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createMetrics } from './metrics/metrics.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { readiness, metricsPage } from './probes.server.ts'

const config = readConfig({ DATA_DIR: import.meta.dirname })

test('whoever asks hears that all is well, and nothing of disk or mails', async () => {
  const answer = await readiness(await testApp({ config }))
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})

test('what is not well is told to the log alone', async () => {
  const lines: string[] = []
  const app = await testApp({ config, log: createLog((line) => lines.push(line)) })
  const message = { payload: exampleMessage(), idempotencyKey: 'key-12345', quarantine: null }
  await receiveRequest(app, exampleKind(), message)
  const answer = await readiness({ ...app, clock: clockAt('2026-03-02T09:00:00Z') })
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toMatch(/mail|60 min|MB/i)
  expect(lines.join()).toContain('mail: the oldest mail has waited 60 min, 0 given up')
})

async function scrape(token: string | null, authorization?: string, isOn = true) {
  const app = await testApp()
  app.config = { ...app.config, metricsToken: token }
  const site = new Hono().get('/metrics', metricsPage(app, isOn ? createMetrics(app) : null))
  return site.request('/metrics', authorization ? { headers: { Authorization: authorization } } : {})
}

test('figures are not there unless they are switched on, and a token keeps them to whoever knows it', async () => {
  expect((await scrape(null, undefined, false)).status).toBe(404)
  expect((await scrape('geheim')).status).toBe(401)
  expect((await scrape('geheim', 'Bearer falsch')).status).toBe(401)
  expect((await scrape('geheim', 'Bearer geheim')).status).toBe(200)
})

test('requests are counted in OpenMetrics text, by kind and status, without the address', async () => {
  const app = await testApp()
  const metrics = createMetrics(app)
  const server = createServer((httpRequest, response) => {
    metrics.observe(httpRequest, response)
    response.writeHead(httpRequest.url === '/api/x' ? 503 : 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const path of ['/wohnungen?suche=Anna', '/api/x', '/assets/a.js']) await (await fetch(base + path)).text()
  await new Promise((resolve) => server.close(resolve))

  const text = await metrics.text()
  expect(metrics.contentType).toContain('application/openmetrics-text')
  expect(text).toContain('site_http_request_duration_seconds_count{kind="page",method="GET",status="200"} 1')
  expect(text).toContain('site_http_request_duration_seconds_count{kind="api",method="GET",status="503"} 1')
  expect(text).toContain('site_outbox_failed 0')
  expect(text).toMatch(/site_disk_free_bytes \d/)
  expect(text.trimEnd().endsWith('# EOF')).toBe(true)
  expect(text).not.toContain('Anna')
})
