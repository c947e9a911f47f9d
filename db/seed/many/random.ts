/** Pseudo-random choices that are the same on every machine and run. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** True in `percent` of 100 cases. */
  chance: (percent: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** `count` different items at most, in their order. */
  some: <Item>(items: readonly Item[], count: number) => Item[]
}

/** mulberry32: 32 bits of state, enough for data that only has to look mixed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    some: (items, count) => {
      const share = count / items.length
      return items.filter(() => next() < share).slice(0, count)
    },
  }
}
