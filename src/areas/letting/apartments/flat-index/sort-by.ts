/** More than there are flats; a rank times this, and a place, is a whole number that a Float64Array holds exactly. */
const MOST = 2 ** 24

/**
 * Sorts slots by their keys; equals stay as they stand. Numbers sort as such: with a function that compares, V8 would take each of them, and
 * each difference, to its heap (16 MB for 100,000).
 */
export function sortBy(slots: Uint32Array, key: (slot: number) => number): Uint32Array {
  const keys = new Float64Array(slots.length)
  for (let at = 0; at < slots.length; at++) keys[at] = key(slots[at] ?? 0)
  const ranks = keys.toSorted()
  let distinct = 0
  for (const rank of ranks) if (distinct === 0 || rank !== ranks[distinct - 1]) ranks[distinct++] = rank
  const places = keys
  for (let at = 0; at < keys.length; at++) places[at] = MOST * firstFrom(ranks, distinct, keys[at] ?? 0) + at
  places.sort()
  const before = slots.slice()
  for (let at = 0; at < slots.length; at++) slots[at] = before[(places[at] ?? 0) % MOST] ?? 0
  return slots
}

/** Where the first one that is not less stands. */
function firstFrom(sorted: Float64Array, length: number, value: number): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
