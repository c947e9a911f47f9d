import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { redirects } from './redirects.server.ts'

const site = new Hono().route('/', redirects()).all('*', (c) => c.text('page'))

async function whereTo(address: string) {
  const response = await site.request(address)
  return response.headers.get('Location') ?? (await response.text())
}

test('old addresses lead to the new ones, with their query', async () => {
  expect(await whereTo('/wohnungsuebersicht?ort=Rhens')).toBe('/wohnungen?ort=Rhens')
  expect(await whereTo('/mieterbewerbung')).toBe('/mieter-bewerbung')
})

test('a question mark with nothing behind it goes', async () => {
  expect(await whereTo('http://localhost/vermietung?')).toBe('/vermietung')
  expect(await whereTo('http://localhost/vermietung?ort=Rhens')).toBe('page')
  expect(await whereTo('http://localhost//example.org?')).toBe('page')
})
