import { ask } from './harness/ask.ts'
import { expect, test } from './support.ts'

const TOKEN = '0123ABCD-0123456789012345678901234567890123456789'
const nosy = {
  from: '127.0.0.77',
  headers: { 'User-Agent': 'Neugier/7', Referer: 'https://www.example.de/vorgang/woher' },
}

test('while the site is away the proxy says so in German, and neither then nor before logs who asked for what', async ({
  behind,
}) => {
  test.setTimeout(120_000)
  const secrets = [`/vorgang/${TOKEN}`, `/besichtigung/${TOKEN}?t=${TOKEN}`, `/verwaltung/einladung/${TOKEN}`]
  const paths = [...secrets, `/${TOKEN}%zz`, `/kontakt?q=${'lang'.repeat(6000)}${TOKEN}`]
  for (const path of paths) await ask(behind, { ...nosy, path })
  await ask(behind, { ...nosy, path: secrets[0] ?? '', scheme: 'http' })

  await behind.site.stop()
  for (const answer of await Promise.all(secrets.map((path) => ask(behind, { ...nosy, path })))) {
    expect(answer.status).toBe(503)
    expect(String(answer.body)).toContain('Die Website ist gerade nicht erreichbar')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.all('strict-transport-security')).toEqual(['max-age=63072000; includeSubDomains'])
  }
  const sent = await ask(behind, { ...nosy, path: '/kontakt', method: 'POST', body: 'nachricht=Hallo' })
  expect(sent.status).toBe(503)
  for (const private_ of [TOKEN, nosy.from, 'Neugier', 'woher']) expect(behind.logged()).not.toContain(private_)

  // Who asks or sends while it starts waits, or does so once more; nobody has to do anything to the proxy.
  const form = {
    path: '/api/contact-messages',
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  }
  const both = () => Promise.all([{ path: '/kontakt' }, form].map((one) => ask(behind, one)))
  const waiting = behind.name === 'caddy' ? both() : null
  await behind.startAgain()
  const [page, refused] = await (waiting ?? both())
  expect([page?.status, refused?.status]).toEqual([200, 422])
})
