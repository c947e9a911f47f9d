import { expect } from 'vitest'
import { test } from './test.ts'

test('the old addresses lead to the new ones for good, query kept', async ({ request }) => {
  const flats = await request.get('/wohnungsuebersicht?ort=Rhens', { maxRedirects: 0 })
  expect([301, 308]).toContain(flats.status())
  expect(flats.headers().location).toMatch(/\/wohnungen\?ort=Rhens$/)
  const application = await request.get('/mieterbewerbung?apartment=1', { maxRedirects: 0 })
  expect([301, 308]).toContain(application.status())
  expect(application.headers().location).toMatch(/\/mieter-bewerbung\?apartment=1$/)
})

test('a page carries the security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe')
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['permissions-policy']).toContain('fullscreen=(self)')
})

test('who asks for the head of a page alone is told the same of it, and gets no page', async ({ request }) => {
  for (const address of ['/kontakt', '/verwaltung/anmelden', '/gibt-es-nicht']) {
    const [page, head] = await Promise.all([request.get(address), request.head(address)])
    const said = (answer: typeof page) =>
      [
        answer.status(),
        ...['content-type', 'cache-control', 'x-robots-tag'].map((name) => answer.headers()[name]),
      ].join(' ')
    expect(said(head), address).toBe(said(page))
    expect(head.headers()['content-security-policy'], address).toContain("default-src 'none'")
    expect((await head.body()).byteLength, address).toBe(0)
  }
})

test('pages hold no style attribute, which the policy would ignore', async ({ request }) => {
  for (const address of ['/', '/vermietung', '/wohnungen', '/mieter-bewerbung']) {
    expect(await (await request.get(address)).text(), address).not.toMatch(/<[^>]+ style="/)
  }
})

test('an address in odd letters, slashes or escapes leads to the one that the rules know', async ({ request }) => {
  const token = '7K42PXR8-0123456789abcdef0123456789abcdef01234567'
  for (const [odd, normal] of [
    ['/VERWALTUNG/Anmelden', '/verwaltung/anmelden'],
    ['/verwaltung/WOHNUNGEN', '/verwaltung/wohnungen'],
    ['/verwaltung/%77ohnungen', '/verwaltung/wohnungen'],
    [`/VORGANG/${token}`, `/vorgang/${token}`],
    [`/%76organg/${token}/`, `/vorgang/${token}`],
    ['/kontakt/?a=B', '/kontakt?a=B'],
  ] as const) {
    const answer = await request.get(odd, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location, answer.headers()['cache-control']]).toEqual([
      308,
      normal,
      'no-store',
    ])
  }
  for (const path of [
    '/verwaltung.data',
    '/verwaltung/_.data',
    '/verwaltung/anmelden.data',
    `/vorgang/${token}.data`,
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect([path, headers['cache-control'], headers['x-robots-tag']]).toEqual([path, 'no-store', 'noindex, nofollow'])
  }
})

test('addresses and cookies that nobody of ours wrote are no fault of the server', async ({ request }) => {
  const cookies = ['verwaltung', 'verwaltung-code', 'verwaltung-kurz', 'verwaltung-geraet', 'verwaltung-passkey']
  const odd = ['%', '%00', '%E2%82', 'a.%', '=', '"', '%ff.%ff', '{"a":1}']
  for (const value of odd) {
    for (const path of ['/verwaltung/anmelden/code', '/verwaltung/anmelden', '/verwaltung']) {
      const headers = { Cookie: cookies.map((name) => `${name}=${value}`).join('; ') }
      expect((await request.get(path, { headers, maxRedirects: 0 })).status(), `${path} ${value}`).toBeLessThan(500)
      const form = { code: '123456', email: 'a@example.org', password: 'x' }
      const posted = await request.post(path, { headers, form, maxRedirects: 0 })
      expect(posted.status(), `POST ${path} ${value}`).toBeLessThan(500)
    }
  }
  const seen = await request.get('/verwaltung/anmelden?weiter=/verwaltung/%E2%82%AC')
  expect(seen.status()).toBe(200)
  const file = '/vorgang/%E2%82%AC/termin.ics'
  expect((await request.get(file, { headers: { Accept: 'text/html' }, maxRedirects: 0 })).status()).toBe(302)
})

test('files and early refusals carry the security headers, too', async ({ request }) => {
  for (const address of ['/favicon.svg', '/favicon.ico', '/robots.txt', '/gibt-es-nicht.png']) {
    const headers = (await request.get(address)).headers()
    expect(headers['strict-transport-security'], address).toContain('max-age=63072000')
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['cross-origin-resource-policy'], address).toBe('same-origin')
  }
  // Webmail shows what mails show in pages of its own.
  const picture = /\/media\/[\w-]+\.webp/.exec(await (await request.get('/wohnungen')).text())?.[0] ?? 'none'
  for (const address of ['/icon-192.png', picture])
    expect((await request.get(address)).headers()['cross-origin-resource-policy'], address).toBe('cross-origin')
  const refused = await request.get('/verwaltung', { headers: { Host: 'a/b' } })
  expect([refused.status(), refused.headers()['strict-transport-security']]).toEqual([
    400,
    'max-age=63072000; includeSubDomains',
  ])
})

test('hashed files are kept for ever, pages are asked for again', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const headers = (await request.get(script)).headers()
  expect(headers['cache-control']).toContain('immutable')
})

test('health is told, and a method nobody knows is refused', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect(await (await request.get('/readyz')).json()).toEqual({ status: 'ok' })
  expect((await request.fetch('/', { method: 'TRACE' }).catch(() => null))?.status() ?? 405).toBe(405)
})

test('a write from another site is refused in German', async ({ request }) => {
  const answer = await request.post('/api/tenant-applications', {
    headers: { Origin: 'https://fremd.example', 'Sec-Fetch-Site': 'cross-site' },
    data: {},
  })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['content-type']).toContain('application/problem+json')
})

test('search engines find a sitemap, robots.txt, a manifest and icons', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const address of ['/vermietung', '/wohnungen', '/immobilie/', '/wohnung/']) expect(sitemap).toContain(address)
  const html = await (await request.get('/')).text()
  const manifest = /rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await request.get(manifest)).status()).toBe(200)
  for (const icon of html.matchAll(/rel="(?:icon|apple-touch-icon)"[^>]*href="([^"]+)"/g)) {
    expect((await request.get(icon[1] ?? '')).status()).toBe(200)
  }
})

test('an unknown address of the API is a German problem, not a page', async ({ request }) => {
  const answer = await request.get('/api/gibt-es-nicht')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('application/problem+json')
})

test('a page of the office is in no cache and no search engine', async ({ request }) => {
  const answer = await request.get('/verwaltung/anmelden')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
})
