/**
 * Names on the wire. The API speaks the specification's snake_case, the code camelCase; the two differ by rule, so one
 * pair of functions translates every answer: `headerImage1Url` ↔ `header_image_1_url`.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const snake = (key: string) => key.replaceAll(/([A-Z]|\d+)/g, (part) => `_${part.toLowerCase()}`)
const camel = (key: string) => key.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]))
}

/** A domain value as the API answers it. `undefined` members are left out by JSON. */
export function toWire(value: unknown): Json {
  return renameKeys(value, snake) as Json
}

/** Types the API's answer as the caller names it. */
export function fromWire<T>(json: unknown): T {
  return renameKeys(json, camel) as T
}
