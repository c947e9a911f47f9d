import { readEmail } from '#values/email.ts'

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
  return plain !== null && LOCAL_PART.test(given.slice(0, at)) ? `${given.slice(0, at)}${plain.slice(4)}` : null
}
