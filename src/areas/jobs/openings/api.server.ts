import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { toWire } from '#platform/wire.ts'
import { openings } from './repository.server.ts'
import { texts } from './texts.ts'

/** The shape of a slug; anything else is no job, and PostgreSQL would refuse a NUL. */
const SLUG = /^[\p{L}\p{N}_-]+$/u

/** `GET /api/jobs` → `{ items, total }`, active ones, the newest first; `/api/jobs/{slug}` → one of them. */
export function jobsApi(app: App) {
  return new Hono()
    .get('/', async (c) => {
      const items = await openings(app.db).list()
      return c.json(toWire({ items, total: items.length }))
    })
    .get('/:slug', async (c) => {
      const slug = c.req.param('slug')
      const opening = SLUG.test(slug) ? await openings(app.db).findBySlug(slug) : undefined
      if (opening) return c.json(toWire(opening))
      return problem(404, 'nicht-gefunden', texts.notFound.title, { detail: texts.notFound.text })
    })
}
