import { phoneDigits } from '#values/phone.ts'

/** Fewer are found in too many numbers. */
const FEWEST_DIGITS = 6
const LONGEST = 60

/** A telephone number as searches compare it, `491711234567`, however it was typed; null: this is none. */
export function searchedPhone(typed: string): string | null {
  const text = typed.trim()
  const digits = text.replaceAll(/\D/g, '').length
  const letters = text.replaceAll(/\P{L}/gu, '').length
  if (text.length > LONGEST || digits < FEWEST_DIGITS || letters > digits / 2 || text.includes('@')) return null
  return phoneDigits(text)
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, '49')
}
