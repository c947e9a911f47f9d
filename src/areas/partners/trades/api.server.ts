import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { toWire } from '#platform/wire.ts'
import { trades } from './repository.server.ts'

/** `GET /api/trades` → `{ items, total }`: the trades that are sought now, by name. */
export function tradesApi(app: App) {
  return new Hono().get('/', async (c) => {
    const items = await trades(app.db).listSought()
    return c.json(toWire({ items, total: items.length }))
  })
}
