/**
 * Values by key, `most` at the most; those used last are kept, half of `most` for certain. Two maps in turn, the older of which is let go
 * when the newer is full: to keep all keys in the order of their use would cost more at each look than all else a limit does.
 */
export function createRecent<Value>(most: number) {
  let newer = new Map<string, Value>()
  let older = new Map<string, Value>()

  function set(key: string, value: Value): void {
    if (newer.size >= most / 2 && !newer.has(key)) {
      older = newer
      newer = new Map()
    }
    older.delete(key)
    newer.set(key, value)
  }

  return {
    set,
    get(key: string): Value | undefined {
      const value = newer.get(key)
      if (value !== undefined) return value
      const kept = older.get(key)
      if (kept !== undefined) set(key, kept)
      return kept
    },
    count: () => newer.size + older.size,
  }
}
