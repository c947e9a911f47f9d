import type { Sort } from '../overview/filters.ts'
import type { Flats } from './flats.ts'
import { sortBy } from './sort-by.ts'

const RENTED = 'rented'
/** Beyond this many at once sorting anew is quicker than putting each in its place. */
const MOST_PLACED = 200

type Compare = (one: number, other: number) => number
type Order = { slots: Uint32Array; length: number }

/** Larger than any rent in cents and any area. */
const BEYOND = 1e10

/** By what a flat stands in its order: what nobody knows, or may know, at the end. Null: by age alone. */
function keyOf(flats: Flats, sort: Sort): ((slot: number) => number) | null {
  const { numbers, codes, texts } = flats
  const rented = texts.status.mask((status) => status === RENTED)
  const lastIfRented = (slot: number) => 4 * BEYOND * (rented[codes.status[slot] ?? 0] ?? 0)
  const by = (column: Float64Array, sign: 1 | -1) => (slot: number) => {
    const value = column[slot] ?? Number.NaN
    return lastIfRented(slot) + (Number.isNaN(value) ? 2 * BEYOND : sign * value)
  }
  const days = texts.free.values
  const ranks = new Map(days.toSorted().map((day, rank) => [day, rank]))
  const rankOfDay = Float64Array.from(days, (day) => ranks.get(day) ?? 0)
  return {
    neueste: null,
    guenstigste: by(numbers.rent, 1),
    teuerste: by(numbers.rent, -1),
    groesste: by(numbers.area, -1),
    kleinste: by(numbers.area, 1),
    frueheste: (slot: number) => lastIfRented(slot) + (rankOfDay[codes.free[slot] ?? 0] ?? 0),
  }[sort]
}

/** The newest first. */
function byAge({ numbers: { created }, ids }: Flats): Compare {
  return (one, other) => {
    const later = (created[other] ?? 0) - (created[one] ?? 0)
    return later !== 0 || one === other ? later : ids.compare(other, one)
  }
}

function comparing(flats: Flats, sort: Sort): Compare {
  const age = byAge(flats)
  const key = keyOf(flats, sort)
  return key === null ? age : (one, other) => key(one) - key(other) || age(one, other)
}

function youngestFirst(flats: Flats): Uint32Array {
  const { created } = flats.numbers
  const isLive = flats.isLive()
  const slots = new Uint32Array(flats.count())
  let count = 0
  for (let slot = 0; slot < flats.end(); slot++) if (isLive[slot] === 1) slots[count++] = slot
  sortBy(slots, (slot) => -(created[slot] ?? 0))
  // Those of one moment, for instance of one import, by their ids.
  for (let from = 0, to = 0; from < count; from = to) {
    while (to < count && created[slots[to] ?? 0] === created[slots[from] ?? 0]) to += 1
    if (to - from > 1) slots.subarray(from, to).sort((one, other) => flats.ids.compare(other, one))
  }
  return slots
}

export type Orders = ReturnType<typeof createOrders>

/** The flats' slots in each order that somebody has asked for, kept up to date flat by flat. */
export function createOrders(flats: Flats) {
  const kept = new Map<Sort, Order>()

  function sorted(sort: Sort): Order {
    const key = keyOf(flats, sort)
    const slots = key === null ? youngestFirst(flats) : sortBy(order('neueste').slice(), key)
    return { slots, length: slots.length }
  }

  function order(sort: Sort): Uint32Array {
    const { slots, length } = kept.get(sort) ?? sorted(sort)
    if (!kept.has(sort)) kept.set(sort, { slots, length })
    return slots.subarray(0, length)
  }

  return {
    slots: order,

    /** Runs `change`, which writes flats into other slots or takes them out, and puts the changed ones in their places. */
    while(changed: readonly number[], change: () => readonly number[]): void {
      if (changed.length > MOST_PLACED) kept.clear()
      for (const known of kept.values()) for (const slot of changed) take(known, slot)
      const written = change()
      if (written.length > MOST_PLACED) kept.clear()
      for (const [sort, known] of kept) {
        const compare = comparing(flats, sort)
        for (const slot of written) place(known, slot, compare)
      }
    },
  }
}

function take(order: Order, slot: number): void {
  const at = order.slots.subarray(0, order.length).indexOf(slot)
  if (at === -1) return
  order.slots.copyWithin(at, at + 1, order.length)
  order.length -= 1
}

function place(order: Order, slot: number, compare: Compare): void {
  if (order.length === order.slots.length) {
    const longer = new Uint32Array(order.length + 256)
    longer.set(order.slots)
    order.slots = longer
  }
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order.slots[middle] ?? 0, slot) < 0) low = middle + 1
    else high = middle
  }
  order.slots.copyWithin(low + 1, low, order.length)
  order.slots[low] = slot
  order.length += 1
}
