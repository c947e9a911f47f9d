import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { sameOrigin } from './same-origin.server.ts'
import { knownMethods, plainAddress } from './security.server.ts'

const site = new Hono().use(plainAddress).all('*', (c) => c.text('ok'))

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
  const posts = new Hono().use(knownMethods).all('*', (c) => c.text('ok'))
  for (const method of ['GET', 'HEAD', 'POST']) expect((await posts.request('/kontakt', { method })).status).toBe(200)
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await posts.request('/kontakt', { method })
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
  }
})

/** The test's site is `https://www.example.de`; `host` is what the proxy passes on. */
async function postTo() {
  const lines: string[] = []
  const app = await testApp({ log: createLog((line) => lines.push(line)) })
  const pages = new Hono().use(sameOrigin(app)).all('*', (c) => c.text('stored'))
  const post = (host: string, headers: Record<string, string>, path = '/kontakt') =>
    pages.request(`http://${host}${path}`, { method: 'POST', headers: { Accept: 'text/html', ...headers } })
  return { post, lines }
}

test('a form of our own page is taken behind TLS, at the address of the machine, and from no browser at all', async () => {
  const { post, lines } = await postTo()
  const https = { Origin: 'https://www.example.de' }
  for (const answer of [
    await post('www.example.de', https),
    await post('www.example.de', { ...https, 'Sec-Fetch-Site': 'same-origin' }),
    await post('127.0.0.1:3000', https),
    await post('www.example.de', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }),
    await post('localhost:3000', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }),
    await post('192.168.0.5:3000', { Origin: 'http://192.168.0.5:3000' }),
    await post('localhost:3000', {}),
  ])
    expect(answer.status).toBe(200)
  expect(lines).toEqual([])
})

test('a form of our own page at another address than SITE_URL is told what is wrong, the log once per address', async () => {
  const { post, lines } = await postTo()
  const other = { Origin: 'https://example.de' }
  const page = await post('example.de', other)
  expect(page.status).toBe(403)
  expect(page.headers.get('Content-Type')).toContain('text/html')
  const text = await page.text()
  expect(text).toContain('Diese Website ist unter einer anderen Adresse eingerichtet')
  expect(text).toContain('setzen Sie SITE_URL=https://example.de')
  const api = await post('127.0.0.1:3000', { ...other, 'Sec-Fetch-Site': 'same-origin' }, '/api/contact-messages')
  expect(api.headers.get('Content-Type')).toContain('application/problem+json')
  expect(await api.json()).toMatchObject({ type: '/fehler/adresse-falsch-eingestellt', status: 403 })
  expect(lines).toHaveLength(1)
  for (let number = 0; number < 50; number++) await post(`a${number}.de`, { Origin: `https://a${number}.de` })
  expect(lines).toHaveLength(20)
})

test('at the machine’s own address without TLS, where a browser keeps no session, the office says where it is', async () => {
  const { post } = await postTo()
  const lan = { Origin: 'http://192.168.0.5:3000' }
  for (const path of ['/verwaltung', '/verwaltung/anmelden']) {
    const page = await post('192.168.0.5:3000', lan, path)
    expect(page.status).toBe(403)
    expect(await page.text()).toContain('Rufen Sie die Website unter https://www.example.de auf')
  }
  const local = { Origin: 'http://localhost:3000' }
  expect((await post('localhost:3000', local, '/verwaltung/anmelden')).status).toBe(200)
})

test('another site, and what no browser says, is refused without a word about our settings', async () => {
  const { post, lines } = await postTo()
  for (const headers of [
    { Origin: 'https://fremd.example' },
    { Origin: 'https://fremd.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://www.example.de', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'null' },
    { Origin: 'https://www.example.de/<script>' },
    { Origin: 'nothing' },
  ]) {
    const answer = await post('www.example.de', headers)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ type: '/fehler/fremde-herkunft' })
  }
  expect(lines).toEqual([])
})
