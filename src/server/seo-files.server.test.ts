import { expect, test } from 'vitest'
import { examplePortfolio } from '#areas/letting/apartments/example-portfolio.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { publicPages } from './public-pages.server.ts'
import { seoFiles, sitemap } from './seo-files.server.ts'

const pages = ['/', '/vermietung', '/kontakt']

async function appWithTwoFlats() {
  const db = await examplePortfolio({ flats: [{ id: 'frei' }, { id: 'weg', availabilityStatus: 'rented' }] })
  return testApp({ db })
}

const locations = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)

test('the sitemap lists the pages, the buildings and the flats that can be had, with the day of their change', async () => {
  const app = await appWithTwoFlats()
  const answer = await seoFiles(app, async () => pages).request('/sitemap.xml')
  const xml = await answer.text()
  expect(answer.headers.get('Content-Type')).toContain('application/xml')
  expect(locations(xml)).toEqual(
    ['/', '/vermietung', '/kontakt', '/mieterinfos', '/immobilie/haus-1', '/wohnung/frei'].map(
      (path) => `https://www.example.de${path}`,
    ),
  )
  expect(xml).toContain('/wohnung/frei</loc><lastmod>2026-03-02T08:00:00.000Z</lastmod>')
  expect(xml).toContain('/kontakt</loc></url>')
})

test('a portfolio larger than one file becomes an index whose parts hold every address once', async () => {
  const app = await appWithTwoFlats()
  const files = sitemap(app, pages, 2)
  expect(locations(await files.first())).toEqual([1, 2, 3].map((part) => `https://www.example.de/sitemap-${part}.xml`))
  const parts = await Promise.all([1, 2, 3].map((part) => files.part(part)))
  expect(parts.flatMap(locations)).toEqual(locations(await sitemap(app, pages).first()))
  expect(await files.part(4)).toBeNull()
})

test('a part that does not exist is not found', async () => {
  const answer = await seoFiles(await appWithTwoFlats(), async () => pages).request('/sitemap-7.xml')
  expect(answer.status).toBe(404)
})

test('robots may read everything but the API and the office', async () => {
  const answer = await seoFiles(await testApp(), async () => pages).request('/robots.txt')
  const text = await answer.text()
  expect(text).toContain('Disallow: /verwaltung')
  expect(text).toContain('Disallow: /vorgang/')
  expect(text).toContain('Sitemap: https://www.example.de/sitemap.xml')
})

test('public pages are the leaves of the route tree without parameters, the office and the development pages', () => {
  const routes = {
    root: { id: 'root', path: '' },
    frame: { id: 'frame', parentId: 'root' },
    home: { id: 'home', parentId: 'frame', index: true },
    list: { id: 'list', parentId: 'frame', path: 'vermietung' },
    flat: { id: 'flat', parentId: 'frame', path: 'wohnung/:apartmentId' },
    show: { id: 'show', parentId: 'frame', path: 'entwicklung/postausgang' },
    office: { id: 'office', parentId: 'root', path: 'verwaltung' },
    inbox: { id: 'inbox', parentId: 'office', path: 'eingang' },
    rest: { id: 'rest', parentId: 'frame', path: '*' },
  }
  expect(publicPages(routes)).toEqual(['/', '/vermietung'])
})
