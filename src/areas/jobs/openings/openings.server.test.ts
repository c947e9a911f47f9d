import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { jobsApi } from './api.server.ts'
import { exampleOpening } from './example-opening.ts'
import type { Opening } from './opening.ts'
import { openings } from './repository.server.ts'

const now = new Date('2026-03-02T08:00:00Z')

async function apiWith(...given: Partial<Opening>[]) {
  const app = await testApp({ db: await testDatabase() })
  const rows = given.map((different, index) =>
    exampleOpening({ id: `stelle-${index}`, slug: `s-${index}`, ...different }),
  )
  if (rows.length > 0) await openings(app.db).insert(rows, now)
  return { app, get: async (path: string) => jobsApi(app).request(path) }
}

test('active jobs are listed, the newest first, with the names of the wire', async () => {
  const { get } = await apiWith({}, { createdAt: '2026-02-20T08:00:00.000Z' }, { isActive: false })
  const { items, total } = (await (await get('/')).json()) as { items: Record<string, unknown>[]; total: number }
  expect([items.map(({ slug }) => slug), total]).toEqual([['s-1', 's-0'], 2])
  expect(items[1]).toEqual({
    id: 'stelle-0',
    slug: 's-0',
    title: 'Hausmeister (m/w/d)',
    short_description: 'Sie halten unsere Häuser in Schuss.',
    long_description: 'Erster Absatz.\n\nZweiter Absatz.',
    job_type: 'Vollzeit',
    location: 'Rhens',
    hours: '39 Stunden pro Woche',
    salary: '2.900 bis 3.300 € brutto im Monat',
    salary_min_euro: 2900,
    salary_max_euro: 3300,
    salary_unit: 'MONTH',
    tasks: ['Kleinreparaturen'],
    requirements: ['Führerschein der Klasse B'],
    offers: ['30 Tage Urlaub'],
    is_active: true,
    valid_until: null,
    created_at: '2026-02-01T08:00:00.000Z',
  })
})

test('one job is found by its slug; an inactive or unknown one is a 404 in German', async () => {
  const { get } = await apiWith({ salary: null, salaryMinEuro: null }, { isActive: false })
  expect(await (await get('/s-0')).json()).toMatchObject({ slug: 's-0', salary: null, salary_min_euro: null })
  for (const slug of ['s-1', 'gibt-es-nicht', '%00']) {
    const response = await get(`/${slug}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ title: 'Stelle nicht gefunden' })
  }
})

test('a slug names one job only, and a broken batch stores nothing', async () => {
  const { app } = await apiWith({})
  await expect(
    openings(app.db).insert([exampleOpening({ id: 'a', slug: 'neu' }), exampleOpening({ id: 'b', slug: 's-0' })], now),
  ).rejects.toThrow()
  expect(await openings(app.db).list()).toHaveLength(1)
})

test('the sitemap gets active jobs', async () => {
  const { app } = await apiWith({ slug: 'bauleitung' }, { isActive: false })
  expect(await openings(app.db).listPages()).toEqual([{ path: '/job/bauleitung', changedAt: now.toISOString() }])
})
