import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { toWire } from '#platform/wire.ts'
import { readPropertyFilters } from '../properties/filters.ts'
import { properties } from '../properties/repository.server.ts'
import { texts } from '../properties/texts.ts'

const notFound = () => problem(404, 'nicht-gefunden', texts.notFound.title, { detail: texts.notFound.text })

/**
 * `GET /api/properties?suche=&ort=&typ=&seite=` → `{ items, total, page, page_size, unfiltered_total, locations }`,
 * `/api/properties/{id}` → one property, `/api/properties/{id}/media` → `{ items, total }`: its gallery.
 */
export function propertiesApi(app: App) {
  return new Hono()
    .get('/', async (c) => {
      const filters = readPropertyFilters(new URL(c.req.url).searchParams)
      return c.json(toWire(await properties(app.db).list(filters)))
    })
    .get('/:id', async (c) => {
      const property = await properties(app.db).findById(c.req.param('id'))
      return property ? c.json(toWire(property)) : notFound()
    })
    .get('/:id/media', async (c) => {
      const id = c.req.param('id')
      const property = await properties(app.db).findById(id)
      if (!property) return notFound()
      const items = await properties(app.db).listMedia(id)
      return c.json(toWire({ items, total: items.length }))
    })
}

/** `GET /api/property-pins?suche=&ort=&typ=` → `{ items: [{ id, name, town, lat, lng, precision }], total }` for the overview map. */
export function propertyPinsApi(app: App) {
  return new Hono().get('/', async (c) => {
    const items = await properties(app.db).listPins(readPropertyFilters(new URL(c.req.url).searchParams))
    return c.json(toWire({ items, total: items.length }))
  })
}

/** `GET /api/locations/{id}` → one location. */
export function locationsApi(app: App) {
  return new Hono().get('/:id', async (c) => {
    const location = await properties(app.db).findLocation(c.req.param('id'))
    return location ? c.json(toWire(location)) : problem(404, 'nicht-gefunden', 'Diesen Standort gibt es nicht.')
  })
}
