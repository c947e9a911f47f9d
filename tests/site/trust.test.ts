import { addressesOf } from '../support/addresses.ts'
import { expect } from 'vitest'
import { test } from './test.ts'

test('a flat and the application warn of fraud in four languages and say how a flat is awarded', async ({
  request,
}) => {
  const [flat = ''] = await addressesOf('/wohnung/:apartmentId')
  for (const address of [flat, '/mieter-bewerbung', '/so-laeuft-die-vergabe']) {
    const html = await (await request.get(address)).text()
    expect(html, address).toContain('Vorsicht vor Betrug: Das verlangen wir nie')
    for (const lang of ['en', 'uk', 'tr'])
      expect(html, address).toMatch(new RegExp(`<details[^>]* lang="${lang}"|<details lang="${lang}"`))
    expect(html, address).toContain('So läuft die Vergabe')
    if (address !== '/so-laeuft-die-vergabe') expect(html, address).toContain('href="/so-laeuft-die-vergabe"')
  }
})

test('the page of the award names times, criteria and the three stages, and is in the sitemap', async ({ request }) => {
  const html = await (await request.get('/so-laeuft-die-vergabe')).text()
  const words = html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
  for (const needed of [
    'innerhalb von 72 Stunden',
    '§§ 1 und 19 des Allgemeinen Gleichbehandlungsgesetzes',
    'Orientierungshilfe',
    'Wir haben uns für Sie entschieden',
  ])
    expect(words).toContain(needed)
  expect(html).not.toMatch(/\{\{|undefined/)
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/so-laeuft-die-vergabe</loc>')
})
