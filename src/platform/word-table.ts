/**
 * A constant table that words are looked up in which somebody else chose: of an address, a form, a file. It inherits nothing, so
 * „constructor“ is as unknown in it as any other word.
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries)
}

/** Returns an object's own value under a word that may be no name of its own, and never an inherited one. */
export function ownOf<Table extends object>(table: Table, word: PropertyKey): Table[keyof Table] | undefined {
  return Object.hasOwn(table, word) ? (Reflect.get(table, word) as Table[keyof Table]) : undefined
}
