import { readEmail } from './email.ts'

const LOCAL_PART = /^(?:"[^"\p{Cc}]{1,62}"|[^\s"<>()[\]\\,;:@\p{Cc}]{1,64})$/u

/**
 * The address that a mail came from, or null. Wider than what a form takes: whoever writes to us has this address, so it may have a quoted local part,
 * one with umlauts, or dots where the rules forbid them.
 */
export function readMailAddress(given: string): string | null {
  const usual = readEmail(given)
  if (usual !== null) return usual
  const at = given.lastIndexOf('@')
  const plain = readEmail(`post${given.slice(at)}`)
  if (at < 1 || plain === null) return null
  const local = given.slice(0, at)
  // A parser may have taken the quotes away.
  const quoted = local.includes(' ') && !local.startsWith('"') ? `"${local}"` : local
  return LOCAL_PART.test(quoted) ? `${quoted}${plain.slice(4)}` : null
}
