import { domainToASCII } from 'node:url'

/**
 * The mailbox that an address most likely ends in, for counting alone: `Eva+x@Büro.de` and `eva@xn--bro-hoa.de` are one. Dots stay, since
 * only one provider overlooks them.
 */
export function mailboxOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, Math.max(at, 0)).replace(/\+.*$/s, '')
  const domain = plain.slice(at + 1)
  return `${local}@${domainToASCII(domain) || domain}`
}
