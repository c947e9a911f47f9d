import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { readReference } from './reference.ts'

type Linked = { id: string; reference: string; linkVersion: number }

/** 160 bits as 40 hexadecimal digits: no sign that a mail program takes for the end of a sentence. */
const SIGNATURE_BYTES = 20

const keys = new WeakMap<Buffer, Buffer>()

/** A key of its own, so that nothing else that the secret signs can ever pass for a link. Made once. */
function keyOf(secret: Buffer): Buffer {
  const known = keys.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sender-link', 32))
  keys.set(secret, key)
  return key
}

function sign(secret: Buffer, { id, linkVersion }: Omit<Linked, 'reference'>): Buffer {
  const key = keyOf(secret)
  return createHmac('sha256', key).update(`${id} ${linkVersion}`).digest().subarray(0, SIGNATURE_BYTES)
}

/** What opens the sender's own page of one submission: `7K42PXR8-` and the signature. */
export function senderToken(secret: Buffer, submission: Linked): string {
  return `${submission.reference}-${sign(secret, submission).toString('hex')}`
}

/** The whole address, as mails carry it. */
export function senderLink(app: { secret: Buffer; config: { siteUrl: string } }, submission: Linked): string {
  return `${app.config.siteUrl}/vorgang/${senderToken(app.secret, submission)}`
}

/** The reference that a token names, as it is stored; null when it is none. Says nothing about the signature. */
export function referenceOfToken(token: string): string | null {
  const match = /^([\dA-Z]{8})-[\da-f]{40}$/i.exec(token)
  return match?.[1] === undefined ? null : readReference(match[1])
}

/** Whether this token was made for this submission, and none of its links was voided since. */
export function isSenderToken(secret: Buffer, token: string, submission: Linked): boolean {
  if (referenceOfToken(token) !== submission.reference) return false
  return timingSafeEqual(Buffer.from(token.slice(-2 * SIGNATURE_BYTES), 'hex'), sign(secret, submission))
}
