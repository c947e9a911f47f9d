import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { readReference } from '../request/reference.ts'

/** 40 hexadecimal digits, as in a sender's link: logs and mail programs know that form. */
const DIGITS = 40

type Signing = { secret: Buffer; config: { siteUrl: string } }

/** Links that open a page of something that has no request: its id and a signature, stored nowhere. `purpose` makes a key of their own. */
function signedLinks(purpose: string, path: string) {
  function sign(secret: Buffer, id: string): string {
    // So that nothing else that the secret signs can ever pass for such a link.
    const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
    return createHmac('sha256', key).update(id).digest('hex').slice(0, DIGITS)
  }
  const token = (secret: Buffer, id: string) => `${id}-${sign(secret, id)}`

  return {
    token,

    /** The whole address, for a mail that leaves now. */
    link: ({ secret, config }: Signing, id: string) => `${config.siteUrl}${path}/${token(secret, id)}`,

    /** Verifies a token; null when it was not made here. */
    idOf(secret: Buffer, given: string): string | null {
      const [, reference = '', digits = ''] = /^([\dA-Z]{8})-([\da-f]{40})$/i.exec(given) ?? []
      const id = readReference(reference)
      if (id === null) return null
      return timingSafeEqual(Buffer.from(digits.toLowerCase()), Buffer.from(sign(secret, id))) ? id : null
    },
  }
}

/** The page of one saved search. */
export const { token: searchToken, link: searchLink, idOf: searchIdOf } = signedLinks('search-link', '/suchauftrag')

/** The page on which somebody confirms or ends the news of an incident. */
export const {
  token: listenerToken,
  link: listenerLink,
  idOf: listenerIdOf,
} = signedLinks('incident-link', '/stoerungen')

/** The page on which somebody confirms, changes or cancels a place at a viewing. */
export const {
  token: bookingToken,
  link: bookingLink,
  idOf: bookingIdOf,
} = signedLinks('viewing-link', '/besichtigung')
