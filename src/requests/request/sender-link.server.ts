import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { SENDER_LINK } from '../mail/mail-content.ts'
import { LINK_DAYS_AFTER_CLOSING, NEW_LINK_DAYS } from './deletion.ts'
import { readReference } from './reference.ts'
import { DAY_MS } from '#values/durations.ts'

type Linked = { id: string; reference: string; linkVersion: number; closedAt: string | null }

/** 40 hexadecimal digits: no sign that a mail program takes for the end of a sentence. */
const DIGITS = 40
/** Of these, the last four name the day until which such a late link works, counted from 1970. */
const DAY_DIGITS = 4

/** A key of its own, so that nothing else that the secret signs can ever pass for a link. */
const keyOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', 'sender-link', 32))

type Use = 'mail' | 'card'

function sign(secret: Buffer, { id, linkVersion }: Linked, untilDay: string, use: Use = 'mail'): string {
  const dated = untilDay === '' ? `${id} ${linkVersion}` : `${id} ${linkVersion} ${untilDay}`
  const text = use === 'card' ? `card ${dated}` : dated
  const signature = createHmac('sha256', keyOf(secret)).update(text).digest('hex')
  return signature.slice(0, DIGITS - untilDay.length) + untilDay
}

/** When the links that were sent while the request was worked on end; null while it is open. */
function endsAt({ closedAt }: Linked): number | null {
  return closedAt === null ? null : new Date(closedAt).getTime() + LINK_DAYS_AFTER_CLOSING * DAY_MS
}

/** Token that opens the sender's own page of one request: `7K42PXR8-` and the signature. */
export function senderToken(secret: Buffer, request: Linked, now: Date): string {
  const [end, until] = [endsAt(request), now.getTime() + NEW_LINK_DAYS * DAY_MS]
  const isLate = end !== null && end < until
  const untilDay = isLate ? dayDigits(until) : ''
  return `${request.reference}-${sign(secret, request, untilDay)}`
}

const dayDigits = (time: number) =>
  Math.floor(time / DAY_MS)
    .toString(16)
    .padStart(DAY_DIGITS, '0')

/**
 * Link of the card after sending: the sender has not proved that the e-mail address is theirs, so it opens the page until the end of
 * the next day and only while nothing but the sender's own words is there (`areas/sender/find-own.server.ts`).
 */
export function cardToken(secret: Buffer, request: Linked, now: Date): string {
  return `${request.reference}-${sign(secret, request, dayDigits(now.getTime() + DAY_MS), 'card')}`
}

type Signing = { secret: Buffer; config: { siteUrl: string }; clock: { now: () => Date } }

/** The whole address, for a mail that leaves now: what is stored holds `SENDER_LINK` in its place. */
export function senderLink(app: Signing, request: Linked): string {
  return `${app.config.siteUrl}/vorgang/${senderToken(app.secret, request, app.clock.now())}`
}

/** The reference that a token names, as it is stored; null when it is none. Says nothing about the signature. */
export function referenceOfToken(token: string): string | null {
  const match = /^([\dA-Z]{8})-[\da-f]{40}$/i.exec(token)
  return match?.[1] === undefined ? null : readReference(match[1])
}

/** A text in which somebody put the address of this request's page, without what opens it. */
export function withoutOwnLinks(text: string, { reference }: Pick<Linked, 'reference'>): string {
  return text.replaceAll(
    new RegExp(String.raw`https?://[^\s/]+/vorgang/${reference}-[\da-f]{${DIGITS}}`, 'gi'),
    SENDER_LINK,
  )
}

export type Judged = 'valid' | 'card' | 'ended' | 'card-ended' | 'wrong'

/** `card…`: made for the card after sending. `wrong`: not made for this request, or voided since. `ended`: it was right once. */
export function judgeToken(secret: Buffer, token: string, request: Linked, now: Date): Judged {
  if (referenceOfToken(token) !== request.reference) return 'wrong'
  const given = token.slice(-DIGITS).toLowerCase()
  const untilDay = given.slice(-DAY_DIGITS)
  const lastMoment = (Number.parseInt(untilDay, 16) + 1) * DAY_MS
  if (isSame(given, sign(secret, request, untilDay, 'card'))) return now.getTime() < lastMoment ? 'card' : 'card-ended'
  const isDated = isSame(given, sign(secret, request, untilDay))
  if (!isDated && !isSame(given, sign(secret, request, ''))) return 'wrong'
  const until = isDated ? lastMoment : 0
  return now.getTime() < Math.max(until, endsAt(request) ?? Number.POSITIVE_INFINITY) ? 'valid' : 'ended'
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
