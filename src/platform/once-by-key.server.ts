/**
 * @returns what makes a value once for each key: everybody who asks for the same waits for the same promise. With `isKept` for as long as
 * this function lives, otherwise until it is fulfilled or fails.
 */
export function onceByKey<Value>({ isKept = false } = {}) {
  const made = new Map<string, Promise<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = made.get(key)
    if (known) return known
    const own = isKept ? make() : make().finally(() => made.delete(key))
    made.set(key, own)
    return own
  }
}
