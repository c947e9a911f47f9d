// Also on PostgreSQL: figures are counted in SQL.
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { Hono } from 'hono'
import { createMetrics } from '#platform/metrics/metrics.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { metricsPage } from './metrics.server.ts'

async function answer(token: string | null, authorization?: string, isOn = true) {
  const app = await testApp()
  app.config = { ...app.config, metricsToken: token }
  const site = new Hono().get('/metrics', metricsPage(app, isOn ? createMetrics(app) : null))
  return site.request('/metrics', authorization ? { headers: { Authorization: authorization } } : {})
}

test('figures are not there unless they are switched on, and a token keeps them to whoever knows it', async () => {
  expect((await answer(null, undefined, false)).status).toBe(404)
  expect((await answer('geheim')).status).toBe(401)
  expect((await answer('geheim', 'Bearer falsch')).status).toBe(401)
  expect((await answer('geheim', 'Bearer geheim')).status).toBe(200)
})

test('requests are counted in OpenMetrics text, by kind and status, without the address', async () => {
  const app = await testApp()
  const metrics = createMetrics(app)
  const server = createServer((request, response) => {
    metrics.observe(request, response)
    response.writeHead(request.url === '/api/x' ? 503 : 200).end()
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
