import type { App } from '#platform/app.server.ts'

const HOUR_MS = 60 * 60_000
const MOST = 500

const remembered = new WeakMap<App['db'], Map<string, { until: number; value: unknown }>>()

/** What a service answered, for an hour in memory only, so that a second visitor or a reload does not ask it again. A failure is not remembered. */
export async function rememberedFor<Value>(app: App, about: unknown[], ask: () => Promise<Value>): Promise<Value> {
  const kept = remembered.get(app.db) ?? new Map<string, { until: number; value: unknown }>()
  remembered.set(app.db, kept)
  const key = JSON.stringify(about)
  const now = app.clock.now().getTime()
  const known = kept.get(key)
  if (known && known.until > now) return known.value as Value
  const value = await ask()
  kept.delete(key)
  kept.set(key, { until: now + HOUR_MS, value })
  for (const [other, { until }] of kept) if (until <= now || kept.size > MOST) kept.delete(other)
  return value
}
