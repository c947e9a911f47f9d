import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.server.ts'
import { oneFor } from '#platform/one-for.ts'
import { HOUR_MS } from '#values/durations.ts'

const MOST = 500

const rememberedOf = oneFor((_db: App['db']) => new LRUCache<string, object>({ max: MOST, ttl: HOUR_MS }))

/** Remembers a service's answer for an hour, in memory only, so that a second visitor or a reload asks nobody. A failure is not remembered. */
export async function rememberedFor<Value extends object>(
  app: App,
  about: unknown[],
  ask: () => Promise<Value>,
): Promise<Value> {
  const kept = rememberedOf(app.db)
  const key = JSON.stringify(about)
  const known = kept.get(key)
  if (known) return known as Value
  const value = await ask()
  kept.set(key, value)
  return value
}
