type Kept<Value> = { value: Value; size: number }

/** What was asked for once has a fifth of the room: a crawler that tries every filter cannot push out what people read. */
const SHARE_OF_NEW = 0.2

/** A map of at most `most` bytes in all. What was not asked for the longest time goes first. */
export function createBoundedMap<Value>(most: number) {
  const once = segment<Value>()
  const again = segment<Value>()

  /** What has to leave the better part gets a last chance in the other. */
  function makeRoom(): void {
    for (const [key, kept] of again.beyond(most * (1 - SHARE_OF_NEW))) once.set(key, kept)
    for (const _ of once.beyond(most - again.bytes())) continue
  }

  return {
    get(key: string): Value | undefined {
      const best = again.get(key)
      if (best) return best.value
      const kept = once.take(key)
      if (!kept) return undefined
      again.set(key, kept)
      makeRoom()
      return kept.value
    },

    /** `size` in bytes. What is larger than a tenth of the room is not kept. */
    set(key: string, value: Value, size: number): void {
      const wasWanted = again.take(key) !== undefined
      once.take(key)
      if (size > most / 10) return
      ;(wasWanted ? again : once).set(key, { value, size })
      makeRoom()
    },

    delete(key: string): void {
      again.take(key)
      once.take(key)
    },

    bytes: () => once.bytes() + again.bytes(),
    count: () => once.count() + again.count(),
  }
}

/** Keeps the order of last use: a map remembers in which order its keys came. */
function segment<Value>() {
  const kept = new Map<string, Kept<Value>>()
  let bytes = 0
  let newest: string | null = null

  function take(key: string): Kept<Value> | undefined {
    const found = kept.get(key)
    if (!found) return undefined
    kept.delete(key)
    bytes -= found.size
    return found
  }

  return {
    take,
    get(key: string): Kept<Value> | undefined {
      const found = kept.get(key)
      if (!found || key === newest) return found
      kept.delete(key)
      kept.set(key, found)
      newest = key
      return found
    },
    set(key: string, value: Kept<Value>): void {
      take(key)
      newest = key
      kept.set(key, value)
      bytes += value.size
    },
    *beyond(most: number): Generator<[string, Kept<Value>]> {
      for (const key of kept.keys()) {
        if (bytes <= most) return
        const gone = take(key)
        if (gone) yield [key, gone]
      }
    },
    bytes: () => bytes,
    count: () => kept.size,
  }
}
