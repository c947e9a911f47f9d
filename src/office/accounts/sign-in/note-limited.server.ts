import type { App } from '#platform/app.server.ts'
import { createLimiter } from '#platform/limits/limiter.ts'
import { oneFor } from '#platform/one-for.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** One line for each account or line in this time: further tries must not fill the log. */
const ONCE = [{ ms: 15 * MINUTE_MS, most: 1 }]

const noted = oneFor(({ peers }: App) => createLimiter(ONCE, { name: 'sign-in-notes', peers }))

/** Says in the audit log that tries to sign in were not looked at any more (ASVS 16.3.3). `key` as the limits gave it. */
export async function noteLimited(app: App, key: string, member: { id: string; name: string } | null): Promise<void> {
  if (!noted(app).take(key, app.clock.now().getTime()).ok) return
  await recordAudit(app, app.db, member, { action: 'sign-in.limited' })
}
