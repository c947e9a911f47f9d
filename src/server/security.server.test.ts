import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { knownMethods, plainAddress } from './security.server.ts'

const site = new Hono().use(plainAddress()).all('*', (c) => c.text('ok'))

test('control characters in a path and NUL anywhere end before they reach a database', async () => {
  const status = async (path: string) => (await site.request(path)).status
  expect(await status('/api/apartments/%00')).toBe(400)
  expect(await status('/wohnung/a%0Ab')).toBe(400)
  expect(await status('/wohnungen?gebaeude=%00')).toBe(400)
})

test('umlauts and line breaks in a question pass', async () => {
  expect((await site.request('/chatbot?frage=Z%C3%A4hler%0D%0Adefekt')).status).toBe(200)
})

test('what is neither read nor sent is refused, and the answer names what there is', async () => {
  const posts = new Hono().use(knownMethods()).all('*', (c) => c.text('ok'))
  for (const method of ['GET', 'HEAD', 'POST']) expect((await posts.request('/kontakt', { method })).status).toBe(200)
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await posts.request('/kontakt', { method })
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
  }
})
