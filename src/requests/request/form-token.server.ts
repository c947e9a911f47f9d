import { createHmac, timingSafeEqual } from 'node:crypto'
import type { QuarantineReason } from './receive.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#values/durations.ts'

/**
 * A program that fetches a token and sends at once needs less, a person whose browser fills in all fields with one touch more. Three
 * seconds held back the receipts of people who had their words ready.
 */
const FASTEST_MS = 250
/**
 * A tab that stayed open overnight is no reason to bother anybody: a token older than a day is renewed silently (every
 * answer carries a fresh one) and counts as good. Only one older than this was more likely harvested than left open.
 */
const OLDEST_MS = 30 * DAY_MS
/** Two servers' clocks may differ by this. */
const CLOCK_SKEW_MS = MINUTE_MS

const sign = (secret: Buffer, moment: string) =>
  createHmac('sha256', secret).update(`form-token:${moment}`).digest('base64url')

/**
 * The token in a page's HTML: of the hour before the one in which the page was made, so the page is the same for everybody and can be
 * kept. It tells a page's form from a program that never read the page, and nothing about how fast somebody typed.
 */
export function pageFormToken(secret: Buffer, now: Date): string {
  return issueFormToken(secret, new Date((Math.floor(now.getTime() / HOUR_MS) - 1) * HOUR_MS))
}

/** A signed issue time, `<milliseconds in base 36>.<HMAC-SHA256>`. It names nobody. */
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
