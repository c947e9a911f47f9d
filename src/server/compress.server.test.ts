import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compress } from './compress.server.ts'

const long = 'Diese Seite gibt es nicht. '.repeat(100)
const site = new Hono().use(compress).get('/gibt-es-nicht', (c) => c.text(long, 404))

for (const encoding of ['br', 'gzip']) {
  test(`a page that is not there is still a 404 when it is sent as ${encoding}`, async () => {
    const answer = await site.request('/gibt-es-nicht', { headers: { 'Accept-Encoding': encoding } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  })
}
