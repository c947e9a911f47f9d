import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.server.ts'
import { HOUR_MS } from '#values/durations.ts'

const MOST = 500

const remembered = new WeakMap<App['db'], LRUCache<string, object>>()

/** Remembers a service's answer for an hour, in memory only, so that a second visitor or a reload asks nobody. A failure is not remembered. */
export async function rememberedFor<Value extends object>(
  app: App,
  about: unknown[],
  ask: () => Promise<Value>,
): Promise<Value> {
  const kept = remembered.get(app.db) ?? new LRUCache<string, object>({ max: MOST, ttl: HOUR_MS })
  remembered.set(app.db, kept)
  const key = JSON.stringify(about)
  const known = kept.get(key)
  if (known) return known as Value
  const value = await ask()
  kept.set(key, value)
  return value
}
