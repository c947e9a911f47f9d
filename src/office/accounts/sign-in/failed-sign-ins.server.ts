import type { App } from '#platform/app.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { DAY_MS } from '#values/durations.ts'

/** Long enough for what happened over a weekend. */
export const LOOK_BACK_DAYS = 3
/** So many lines are read; who looks at the page must not wait for what a guesser did. */
const MOST_COUNTED = 200

export type FailedSignIns = {
  count: number
  isMore: boolean
  /** With the right password, and then a wrong code. */
  withPassword: number
  lastAt: string
}

/** Tries to sign in to this account that failed within the last days; one's own wrong confirmations are none. Null: none. */
export async function failedSignIns({ db, clock }: App, staffId: string): Promise<FailedSignIns | null> {
  const from = new Date(clock.now().getTime() - LOOK_BACK_DAYS * DAY_MS).toISOString()
  const lines = await auditLog(db).list({ staffId, action: 'sign-in.wrong', from, limit: MOST_COUNTED })
  const tries = lines.filter(({ detail }) => detail !== 'confirmation')
  const [last] = tries
  if (!last) return null
  const withPassword = tries.filter(({ detail }) => detail === 'code').length
  return { count: tries.length, isMore: lines.length === MOST_COUNTED, withPassword, lastAt: last.happenedAt }
}
