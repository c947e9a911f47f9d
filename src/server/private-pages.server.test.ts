import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { missingFiles } from './private-pages.server.ts'

const site = new Hono()
  .use('/vorgang/*', missingFiles)
  .use('/verwaltung/*', missingFiles)
  .get('/vorgang/:token/da.ics', (c) => c.body('BEGIN:VCALENDAR', 200, { 'Content-Type': 'text/calendar' }))
  .get('/vorgang/:token/seite', (c) => c.html('<h1>Fehler 404</h1>', 404))
  .get('*', (c) => c.json(null, 404))

const ask = (path: string, accept: string) => site.request(path, { headers: { Accept: accept } })
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'

test('a reader who asks for a file that is not there is sent to the page that knows the way back', async () => {
  const answer = await ask('/vorgang/7K42PXR8-abc/termin.ics', BROWSER)
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/vorgang/7K42PXR8-abc/nicht-gefunden'])
  const odd = await ask('/vorgang/%E2%82%AC/termin.ics', BROWSER)
  expect([odd.status, odd.headers.get('Location')]).toEqual([302, '/vorgang/%E2%82%AC/nicht-gefunden'])
  const office = await ask('/verwaltung/anfragen/7K42-PXR8/dateien/x', BROWSER)
  expect(office.headers.get('Location')).toBe('/verwaltung/nicht-gefunden')
})

test('a program is told so in its own words', async () => {
  const answer = await ask('/vorgang/7K42PXR8-abc/termin.ics', 'text/calendar')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ title: 'Diese Datei gibt es nicht oder nicht mehr.', status: 404 })
})

test('files that are there, and pages, come as they are', async () => {
  expect(await (await ask('/vorgang/a/da.ics', BROWSER)).text()).toBe('BEGIN:VCALENDAR')
  const page = await ask('/vorgang/a/seite', BROWSER)
  expect([page.status, await page.text()]).toEqual([404, '<h1>Fehler 404</h1>'])
})
