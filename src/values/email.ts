import { oneLine } from './one-line.ts'

/** RFC 5321. */
export const LONGEST_EMAIL = 254

// The HTML standard's pattern, with the dots where mail servers take them and with a domain of at least two parts.
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]"
const LOCAL = `${ATOM}+(?:\\.${ATOM}+)*`
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?!\\d+$)(?=..)${LABEL}$`)

/** The shape of an address as it may be sent to the API: its domain with umlauts or as `xn--…`. `readEmail` looks closer. */
export const EMAIL_SHAPE = new RegExp(`^${LOCAL}@[^\\s@.]+(?:\\.[^\\s@.]+)+$`)

/** A domain of letters beyond ASCII, without any sign that means something in a URL. */
const FOREIGN_DOMAIN = /^(?=.*[\u0080-\uffff])[^\s/:?#@%\\[\]<>"|^`{}]+$/

/** An address as mail servers take it, or null: no invisible signs, a domain with umlauts as `xn--…` (`p@müller.de` → `p@xn--mller-kva.de`). */
export function readEmail(typed: string): string | null {
  const seen = oneLine(typed).trim()
  if (seen.length > LONGEST_EMAIL) return null
  const at = seen.lastIndexOf('@')
  const domain = seen.slice(at + 1)
  const plain = FOREIGN_DOMAIN.test(domain) ? asciiDomain(domain) : domain
  const address = `${seen.slice(0, at + 1)}${plain}`
  return address.length <= LONGEST_EMAIL && ADDRESS.test(address) ? address : null
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}
