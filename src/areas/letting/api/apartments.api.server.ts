import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { berlinDay } from '#platform/berlin-day.ts'
import { problem } from '#platform/http/problem.server.ts'
import { toWire } from '#platform/wire.ts'
import { properties } from '../properties/repository.server.ts'
import { watchlistParameters } from '../watchlist/address.ts'
import { applicationChoices } from '../apartments/choices/repository.server.ts'
import { readShownDetail } from '../flat-page/read-detail.server.ts'
import { readApartmentFilters } from '../apartments/search/filters.ts'
import { apartmentOverview, readOverview } from '../overview/repository.server.ts'
import { apartments } from '../apartments/repository.server.ts'

/**
 * `GET /api/apartments` with the parameters of the overview's address → `{ items, total, page, page_size, filters,
 * is_portfolio_empty, locations, buildings }`; `/api/apartments/{id}` → one flat with `property`, `location` and
 * `similar` free ones. Prices of rented flats are null.
 */
export function apartmentsApi(app: App) {
  return new Hono()
    .get('/', async (c) => {
      const filters = readApartmentFilters(new URL(c.req.url).searchParams)
      return c.json(toWire(await readOverview(app.db, filters, berlinDay(app.clock.now()))))
    })
    .get('/:id', async (c) => {
      const apartment = await readShownDetail(app, c.req.param('id'))
      return apartment ? c.json(toWire(apartment)) : problem(404, 'nicht-gefunden', 'Wohnung nicht gefunden.')
    })
}

/** `GET /api/apartments-by-id?wohnung=a&wohnung=b` → `{ items, total }`: those that can be seen, in this order. */
export function apartmentsByIdApi(app: App) {
  return new Hono().get('/', async (c) => {
    const { apartmentIds } = watchlistParameters.read(new URL(c.req.url).searchParams)
    return c.json(list(await apartmentOverview(app.db).items(apartmentIds)))
  })
}

/** `GET /api/properties/{id}/apartments` → `{ items, total }`, by name. */
export function propertyApartmentsApi(app: App) {
  return new Hono().get('/:id/apartments', async (c) => {
    const id = c.req.param('id')
    if (!(await properties(app.db).findById(id))) return problem(404, 'nicht-gefunden', 'Immobilie nicht gefunden')
    const items = await apartments(app.db).listByProperty(id)
    return c.json(list(items))
  })
}

/**
 * Lists the choices of the tenant application's selects, each as `{ items, total }`: `/api/application/cities`,
 * `/api/application/properties?city=`, `/api/application/apartments?property=`.
 */
export function applicationChoicesApi(app: App) {
  const choices = () => applicationChoices(app.db)
  return new Hono()
    .get('/cities', async (c) => c.json(list(await choices().listApplicationCities())))
    .get('/properties', async (c) => {
      const city = c.req.query('city')?.trim()
      if (!city) return missing('city', 'Bitte wählen Sie eine Stadt')
      return c.json(list(await choices().listApplicationProperties(city)))
    })
    .get('/apartments', async (c) => {
      const propertyId = c.req.query('property')?.trim()
      if (!propertyId) return missing('property', 'Bitte wählen Sie ein Gebäude')
      return c.json(list(await choices().listApplicationApartments(propertyId)))
    })
}

const list = (items: unknown[]) => toWire({ items, total: items.length })

function missing(name: string, message: string): Response {
  return problem(400, 'angabe-fehlt', 'Es fehlt eine Angabe.', { errors: { [name]: message } })
}
