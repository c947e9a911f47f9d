import { expect, test } from 'vitest'
import { site } from '#site'
import { type LogFields, silentLog } from '#platform/log.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { refreshSite, refreshSiteForPage } from './current.server.ts'

test('while the database does not answer, a page has the facts that were read last', async () => {
  const logged: [string, LogFields | undefined][] = []
  const app = await testApp({ log: { ...silentLog, warn: (event, fields) => void logged.push([event, fields]) } })
  await refreshSite(app)
  const before = structuredClone(site)
  const gone = { read: () => Promise.reject(new Error('connection refused')), close: () => {} }
  await refreshSiteForPage(app, gone)
  expect(site).toEqual(before)
  expect(logged).toEqual([['company not read anew', { reason: 'connection refused' }]])
})
