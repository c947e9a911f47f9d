import { readEmail } from '#values/email.ts'

type Addressed = { contactEmail: string }

/** Whether one may be told what the other was: both came from the same address. Without an address nobody knows. */
export function isSameSender(one: Addressed, other: Addressed): boolean {
  const address = (given: Addressed) => (readEmail(given.contactEmail) ?? given.contactEmail.trim()).toLowerCase()
  return address(one) !== '' && address(one) === address(other)
}
