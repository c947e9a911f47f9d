import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { examineAddress } from './environment.server.ts'

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an address that leads here is fine, also while the database is not', async () => {
  const siteUrl = await answering((_, response) => response.writeHead(503, { 'X-Request-Id': '1' }).end('{}'))
  expect(await examineAddress({ siteUrl })).toMatchObject({ state: 'ok' })
})

test('a proxy that sends visitors on to https is named, with the setting that is right', async () => {
  const headers = { Location: 'https://www.example.de/healthz' }
  const siteUrl = await answering((_, response) => response.writeHead(301, headers).end())
  const finding = await examineAddress({ siteUrl })
  expect(finding).toMatchObject({ state: 'error', detail: `${siteUrl} leitet weiter zu https://www.example.de.` })
  expect(finding.advice).toContain('SITE_URL=https://www.example.de')
})

test('another server, or none, is named', async () => {
  const siteUrl = await answering((_, response) => response.writeHead(200).end('Willkommen'))
  expect(await examineAddress({ siteUrl })).toMatchObject({ state: 'error' })
  expect(await examineAddress({ siteUrl: 'http://127.0.0.1:9' })).toMatchObject({ state: 'warning' })
})
