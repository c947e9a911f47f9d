import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { readReference } from '#platform/submissions/reference.ts'

/** 40 hexadecimal digits, as in a sender's link: logs and mail programs know that form. */
const DIGITS = 40

function sign(secret: Buffer, id: string): string {
  // A key of its own, so that nothing else that the secret signs can ever pass for such a link.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'search-link', 32))
  return createHmac('sha256', key).update(id).digest('hex').slice(0, DIGITS)
}

/** What opens the page of one saved search; stored nowhere. */
export function searchToken(secret: Buffer, id: string): string {
  return `${id}-${sign(secret, id)}`
}

/** The whole address, for a mail that leaves now. */
export function searchLink({ secret, config }: { secret: Buffer; config: { siteUrl: string } }, id: string): string {
  return `${config.siteUrl}/suchauftrag/${searchToken(secret, id)}`
}

/** The search that a token opens; null when it was not made here. */
export function searchIdOf(secret: Buffer, token: string): string | null {
  const [, reference = '', given = ''] = /^([\dA-Z]{8})-([\da-f]{40})$/i.exec(token) ?? []
  const id = readReference(reference)
  if (id === null) return null
  return timingSafeEqual(Buffer.from(given.toLowerCase()), Buffer.from(sign(secret, id))) ? id : null
}
