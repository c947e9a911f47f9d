import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#platform/database/database.server.ts'
import { sharedReads } from '#platform/shared-reads.server.ts'
import type { ApartmentFilters } from '../overview/filters.ts'
import { findPage, type FoundPage } from './find.ts'
import { createFlats, type Flats, placeOf } from './flats.ts'
import { createOrders, type Orders } from './orders.ts'
import { type Change, type Changes, indexedFlats } from './repository.server.ts'

/** Rows read in one turn of the event loop: a few milliseconds. */
const ROWS_AT_ONCE = 500

type Known = {
  flats: Flats
  orders: Orders
  /** Where the next changes begin. */
  next: number
  /** Changes from `next` on that are taken over already: PostgreSQL gives them again while an older transaction runs. */
  done: Map<string, number>
  /** Towns where something is listed; null until somebody asks again after a change. */
  cities: string[] | null
}

export type FlatIndex = {
  find: (filters: ApartmentFilters) => Promise<FoundPage>
  /** Towns where something is listed. */
  cities: () => Promise<string[]>
  isEmpty: () => Promise<boolean>
}

const indexes = new WeakMap<Db, FlatIndex>()

/** The listed flats of this database in memory, as new as the last commit before each question. */
export function flatIndex(db: Db): FlatIndex {
  const index = indexes.get(db) ?? createIndex(db)
  indexes.set(db, index)
  return index
}

function createIndex(db: Db): FlatIndex {
  let known: Known | null = null
  const fresh = sharedReads(async () => {
    if (known === null || known.flats.isWorn()) known = await readAll(db)
    else await bringUpToDate(db, known)
    return known
  })
  return {
    async find(filters) {
      const { flats, orders } = await fresh()
      return findPage(flats, orders, filters)
    },
    async cities() {
      const state = await fresh()
      return (state.cities ??= citiesOf(state.flats))
    },
    isEmpty: async () => (await fresh()).flats.count() === 0,
  }
}

async function readAll(db: Db): Promise<Known> {
  const repository = indexedFlats(db)
  const { next } = await repository.changesFrom(Number.MAX_SAFE_INTEGER)
  const flats = await repository.sparingly(() => readListed(db))
  // What changed while it was read.
  const known: Known = { flats, orders: createOrders(flats), next, done: new Map(), cities: null }
  await bringUpToDate(db, known)
  return known
}

async function readListed(db: Db): Promise<Flats> {
  const flats = createFlats(await indexedFlats(db).count())
  for (let last: string | null = null; ; ) {
    const rows = await indexedFlats(db).after(last, ROWS_AT_ONCE)
    for (const row of rows) flats.put(row)
    if (rows.length < ROWS_AT_ONCE) return flats
    last = rows.at(-1)?.id ?? null
    await nextTurn()
  }
}

async function bringUpToDate(db: Db, known: Known): Promise<void> {
  const repository = indexedFlats(db)
  const changes = await repository.changesFrom(known.next)
  const news = changes.changed.filter(({ id, number }) => known.done.get(id) !== number)
  for (let from = 0; from < news.length; from += ROWS_AT_ONCE) {
    const some = news.slice(from, from + ROWS_AT_ONCE)
    takeOver(known, some, await repository.byIds(some.map(({ id }) => id)))
  }
  if (news.length > 0) known.cities = null
  remember(known, changes)
}

function takeOver({ flats, orders }: Known, news: Change[], rows: Parameters<Flats['put']>[0][]): void {
  const slots = news.flatMap(({ id }) => flats.slotOf(id) ?? [])
  orders.while(slots, () => {
    const listed = new Set(rows.map(({ id }) => id))
    for (const { id } of news) {
      const slot = flats.slotOf(id)
      if (slot !== undefined && !listed.has(id)) flats.remove(slot)
    }
    return rows.map((row) => flats.put(row))
  })
}

function remember(known: Known, { next, changed }: Changes): void {
  known.done = new Map(changed.flatMap(({ id, number }) => (number >= next ? [[id, number]] : [])))
  known.next = next
}

function citiesOf(flats: Flats): string[] {
  const { codes, texts } = flats
  const isLive = flats.isLive()
  const isThere = new Uint8Array(texts.place.values.length)
  for (let slot = 0; slot < flats.end(); slot++) if (isLive[slot] === 1) isThere[codes.place[slot] ?? 0] = 1
  return [...new Set(texts.place.values.flatMap((text, code) => (isThere[code] === 1 ? [placeOf(text).city] : [])))]
}
