import {
  findPhoneNumbersInText,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { oneLine } from './one-line.ts'

/** `href` calls it; `international` is how machines read it; `digits` compares numbers. */
export type ReadPhone = { href: string; international: string; digits: string }

const HERE = 'DE'
/** 112 and 116117. */
const LONGEST_SHORT = 6
const LONGEST_TYPED = 200

/** Letters of a number that spells a word, as a telephone's keys have them: `0800 REISEN`. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** The first telephone number in what somebody typed; null where none can be read, and then it stays as it was typed. */
export function readPhone(typed: string): ReadPhone | null {
  const text = withDigits(oneLine(typed).slice(0, LONGEST_TYPED))
    // Words before it („Tel.“), a plus too many, and what would be read as an extension.
    .replace(/^[^\p{Nd}+(]+/u, '')
    .replace(/^\++/, '+')
    .replaceAll(/[;|]/g, ' oder ')
    .trim()
  const dialled = parseIncompletePhoneNumber(text)
  const number = parse(text)
  if (number && isWhole(dialled, number)) return found(number)
  const isNumber = /^[\d\s()/+.-]+$/.test(text) && dialled.replace('+', '').length > 2
  return isNumber ? { href: `tel:${dialled}`, international: dialled, digits: dialled } : null
}

/** For comparing: `+49…`, or what was typed as digits. */
export const phoneDigits = (typed: string) => readPhone(typed)?.digits ?? parseIncompletePhoneNumber(typed)

function parse(text: string): PhoneNumber | undefined {
  const whole = parsePhoneNumberFromString(text, HERE)
  return whole?.isPossible() ? whole : findPhoneNumbersInText(text, HERE)[0]?.number
}

/** Without its area code it is dialled as it was typed, for nobody knows where; the library would take it for a whole one. */
function isWhole(dialled: string, { number }: PhoneNumber): boolean {
  if (dialled.length <= LONGEST_SHORT && !dialled.startsWith('0')) return false
  return /^[0+]/.test(dialled) || dialled.startsWith(number.slice(1))
}

function found(number: PhoneNumber): ReadPhone {
  return { href: number.getURI(), international: number.formatInternational(), digits: number.number }
}

function withDigits(text: string): string {
  if (!/^(?:0[789]00|0180)/.test(text) || !/[A-Z]{3}/.test(text)) return text
  return text.replaceAll(/[A-Z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2))
}
