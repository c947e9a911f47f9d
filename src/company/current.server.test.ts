import { expect, test } from 'vitest'
import { site } from '#site'
import { type LogFields, silentLog } from '#platform/log.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { refreshSite, refreshSiteForPage } from './current.server.ts'
import { wordsContent } from './repository.server.ts'
import { block, pageWords } from './words.ts'

test('while the database does not answer, a page has the facts that were read last', async () => {
  const logged: [string, LogFields | undefined][] = []
  const app = await testApp({ log: { ...silentLog, warn: (event, fields) => void logged.push([event, fields]) } })
  await refreshSite(app)
  const before = structuredClone(site)
  const gone = { read: () => Promise.reject(new Error('connection refused')), close: () => {} }
  await refreshSiteForPage(app, gone, [])
  expect(site).toEqual(before)
  expect(logged).toEqual([['company not read anew', { reason: 'connection refused' }]])
})

test('what staff wrote comes with the facts, but not of a page with many words', async () => {
  const app = await testApp()
  const hero = block('Kopf', { title: 'Kontakt' })
  const pages = [
    pageWords({ id: 'kontakt', title: 'Kontakt', path: '/kontakt', blocks: { hero } }),
    pageWords({ id: 'startseite', title: 'Startseite', path: '/', isLong: true, blocks: { hero } }),
  ]
  for (const { id } of pages) await wordsContent(app.db, pages).insert(id, { hero_title: 'Hier' }, app.clock.now())
  await refreshSite(app, undefined, pages)
  expect(site.written).toEqual({ kontakt: { hero_title: 'Hier' } })
  // As a mail's worker does, between a page's loader and its HTML.
  await refreshSite(app)
  expect(site.written).toEqual({ kontakt: { hero_title: 'Hier' } })
})
