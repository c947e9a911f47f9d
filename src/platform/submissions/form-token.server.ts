import { createHmac, timingSafeEqual } from 'node:crypto'
import type { QuarantineReason } from './receive.server.ts'

/** Nobody reads and fills in a form in less. */
const FASTEST_MS = 3000
/**
 * A tab that stayed open overnight is no reason to bother anybody: a token older than a day is renewed silently (every
 * answer carries a fresh one) and counts as good. Only one older than this was more likely harvested than left open.
 */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000
/** Two servers' clocks may differ by this. */
const CLOCK_SKEW_MS = 60_000

const sign = (secret: Buffer, moment: string) =>
  createHmac('sha256', secret).update(`form-token:${moment}`).digest('base64url')

/** A signed issue time, `<milliseconds in base 36>.<HMAC-SHA256>`. It names nobody, so pages that hold one differ by time only. */
export function issueFormToken(secret: Buffer, now: Date): string {
  const moment = now.getTime().toString(36)
  return `${moment}.${sign(secret, moment)}`
}

/** Why a form with this token should be looked at by staff, or null when the token is fine. */
export function judgeFormToken(secret: Buffer, token: string | null, now: Date): QuarantineReason | null {
  if (token === null || token === '') return 'no-token'
  const match = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token)
  if (!match) return 'bad-token'
  const [, moment = '', signature = ''] = match
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, moment)))) return 'bad-token'

  const age = now.getTime() - Number.parseInt(moment, 36)
  if (age < -CLOCK_SKEW_MS || age > OLDEST_MS) return 'bad-token'
  return age < FASTEST_MS ? 'too-fast' : null
}
