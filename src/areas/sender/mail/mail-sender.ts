import { readMailAddress } from '#values/mail-address.ts'
import { oneLine } from '#values/one-line.ts'
import { isUnread, type MailNature } from '#requests/incoming-mail/judge-mail.ts'
import type { ReadMail } from '#requests/incoming-mail/read-mail.server.ts'
import { readPhone } from '#values/phone.ts'

/**
 * The sender of a request by mail. `via`: the address that it was sent from, where that is another one. `isEnquiry`: a program passes on what a
 * person asks.
 */
export type MailSender = { name: string; email: string; phone: string; via: string; isEnquiry: boolean }

const labels = {
  name: /^(?:name|vor- und (?:nachname|zuname)|vollständiger name|interessent(?:in|:in)?|absender(?:in)?|kontakt|ansprechpartner)$/i,
  firstName: /^vorname$/i,
  lastName: /^(?:nachname|familienname)$/i,
  phone:
    /^(?:tel|telefon|telefonnummer|telefon-nr|tel-nr|rufnummer|mobil|mobilnummer|mobiltelefon|handy|handynummer|phone)$/i,
  email: /^(?:e-?mail|e-?mail-?adresse|mail|antwort an)$/i,
}

/**
 * Finds the sender of a mail that answers none of ours: whoever wants the answers (`Reply-To`). A portal sends from an address that nobody
 * reads, and writes in its text who asks.
 */
export function senderOf({ from, replyTo, text }: ReadMail, nature: MailNature): MailSender {
  const isElsewhere = replyTo !== null && !isSame(replyTo.address, from.address) && !isUnread(replyTo.address)
  const isPortal = isUnread(from.address) || (isElsewhere && nature !== 'person')
  const stated = isPortal || isElsewhere ? factsIn(text) : {}
  const email =
    (isElsewhere ? readMailAddress(replyTo.address) : null) ??
    (isPortal ? readMailAddress(stated.email ?? '') : null) ??
    from.address
  if (isSame(email, from.address))
    return { name: from.name || from.address, email, phone: '', via: '', isEnquiry: false }
  const fullName = [stated.firstName, stated.lastName].filter(Boolean).join(' ')
  const ownName = isElsewhere ? replyTo.name : ''
  return {
    name: stated.name || fullName || ownName || email,
    email,
    phone: stated.phone && readPhone(stated.phone) ? stated.phone : '',
    isEnquiry: isUnread(from.address) || Boolean(stated.name || fullName || stated.phone),
    via: from.name ? `${from.name} <${from.address}>` : from.address,
  }
}

/** Whether answers shall go where the mail did not come from. */
export const answersElsewhere = ({ from, replyTo }: ReadMail) =>
  replyTo !== null && !isSame(replyTo.address, from.address) ? replyTo.address : null

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

type StatedFacts = Partial<Record<keyof typeof labels, string>>

/** Reads the values behind a label and a colon, or in the line below it, as forms and portals write them. */
function factsIn(text: string): StatedFacts {
  const stated: StatedFacts = {}
  const lines = text
    .slice(0, 10_000)
    .split('\n')
    .map((line) =>
      oneLine(line)
        .replaceAll(/[*_|]+/g, ' ')
        .trim(),
    )
  for (const [index, line] of lines.entries()) {
    const [before = '', ...rest] = line.split(':')
    const label = before.replace(/[.\s]{1,4}$/, '').trim()
    const value = rest.join(':').trim() || (lines[index + 1] ?? '')
    if (label.length > 30 || value === '' || value.length > 200) continue
    const key = (Object.keys(labels) as (keyof typeof labels)[]).find((each) => labels[each].test(label))
    if (key) stated[key] ??= value.replace(/\s?<[^>]{1,200}>$/, '')
  }
  return stated
}
