import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { normalAddress, spellingOf, redirects } from './normal-address.server.ts'

const spell = spellingOf([
  '/',
  '/kontakt',
  '/mieterinfos/:category?/:article?',
  '/vorgang/:token',
  '/vorgang/:token/termin.ics',
  '/verwaltung',
  '/verwaltung/*',
  '/verwaltung/wohnungen',
  '/verwaltung/wohnungen/:id',
  '/verwaltung/anfragen/:reference/dateien/:fileId',
])
const site = new Hono().use(normalAddress(() => Promise.resolve(spell))).all('*', (c) => c.text('page'))

const ask = (address: string, method = 'GET') => site.request(`http://localhost${address}`, { method })

test.each([
  '/',
  '/kontakt',
  '/kontakt?Q=//A/',
  '/kontakt.data',
  '/verwaltung.data?_routes=x',
  '/verwaltung/_.data',
  '/vorgang/7K42PXR8-AB',
  '/verwaltung/anfragen/7K42-PXR8/dateien/AbC',
  '/Unbekannt/Weg',
  '/api/apartments/A%20b',
])('%s is in its normal form', async (address) => {
  expect(await (await ask(address)).text()).toBe('page')
})

test.each([
  ['/KONTAKT?Q=A', '/kontakt?Q=A'],
  ['/Kontakt.data', '/kontakt.data'],
  ['/kontakt/', '/kontakt'],
  ['/VORGANG/7K42PXR8-aB/Termin.ICS', '/vorgang/7K42PXR8-aB/termin.ics'],
  ['//vorgang//7K42PXR8-aB', '/vorgang/7K42PXR8-aB'],
  ['/%76organg/%61B', '/vorgang/aB'],
  ['/verwaltung/WOHNUNGEN', '/verwaltung/wohnungen'],
  ['/verwaltung/%77ohnungen', '/verwaltung/wohnungen'],
  ['/Verwaltung/Wohnungen/Ab.data', '/verwaltung/wohnungen/Ab.data'],
  ['/verwaltung/wohnungen/...data', '/verwaltung.data'],
  ['/verwaltung/wohnungen/%2e%2e.data?q=1', '/verwaltung.data?q=1'],
  ['/verwaltung/wohnungen/..data', '/verwaltung/wohnungen.data'],
  ['/verwaltung/wohnungen/...data/', '/verwaltung.data'],
  ['/...data', '/_.data'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/?x', '/evil.example?x'],
  ['/kontakt/..//evil.example', '/evil.example'],
])('%s leads to %s', async (address, normal) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const { status, headers } = await ask(address, method)
    expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([308, normal, 'no-store'])
  }
  expect((await ask(normal)).status).toBe(200)
})

test('whatever is typed leads in one step to an address of this site that leads nowhere else', async () => {
  const pieces = [
    '/',
    '//',
    '\\',
    '%2e',
    '%2E%2E',
    '..',
    '%76',
    '%2f',
    '%5C',
    '%25',
    'VORGANG',
    'vorgang',
    'Wohnungen',
    'verwaltung',
    '.data',
    '@',
    ':',
    'evil.example',
    '?',
    '%e2%82%ac',
  ]
  const typed = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(typed, async (parts) => {
      const first = await ask(`/${parts.join('')}`)
      if (first.status === 200) return
      const location = first.headers.get('Location') ?? ''
      expect(new URL(location, 'http://localhost').origin).toBe('http://localhost')
      expect(location).not.toMatch(/^\/[/\\]/)
      expect((await ask(location)).status).toBe(200)
    }),
  )
})

const moved = new Hono().get('*', redirects).all('*', (c) => c.text('page'))

async function whereTo(address: string) {
  const response = await moved.request(address)
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
