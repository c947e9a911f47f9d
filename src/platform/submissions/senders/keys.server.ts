import { createHash } from 'node:crypto'
import { foldText } from '#platform/fold.ts'

type Sender = { contactName: string; contactEmail: string; birthDate?: string | null; phone?: string | null }

/** Shorter ones are a mistake or a joke, and many would share them. */
const SHORTEST_PHONE = 5

/**
 * What tells a person from others: the e-mail address, or the name together with the day of birth or the telephone number. Hashed: they
 * are compared, never read. Somebody who shares one of them about the same flat is probably the same person.
 */
export function senderKeys({ contactName, contactEmail, birthDate, phone }: Sender): string[] {
  const name = foldText(contactName)
  const digits = foldPhone(phone ?? '')
  return [
    `mail ${contactEmail.trim().toLowerCase()}`,
    ...(birthDate ? [`born ${name} ${birthDate}`] : []),
    ...(digits.length < SHORTEST_PHONE ? [] : [`phone ${name} ${digits}`]),
  ].map((key) => createHash('sha256').update(key).digest('hex'))
}

/** `+49 2628 / 123456`, `0049 2628 123456` and `02628-123456` are one number. */
function foldPhone(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '').replace(/^(\+|00)49/, '0')
}
