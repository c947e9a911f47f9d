import { site } from '#site'
import type { Call, Numbers } from '../answer.ts'
import { directionOf } from '../direction.ts'
import { type Language, wordsIn } from '../languages/all.ts'
import type { Helper } from './kinds.ts'

/** TelefonSeelsorge: Germany's crisis line, free and day and night. */
const LISTENER = '0800 1110111'

/** A number to call and who answers it. */
export function callTo(helper: Helper, language: Language): Call {
  const { helpers, always, officeHours } = wordsIn(language)
  const comma = directionOf(language) === 'rtl' ? '،' : ','
  const { emergency, phone, businessHours } = site
  if (helper !== 'us') {
    const number = { fire: emergency.fire, police: emergency.police, listener: LISTENER }[helper]
    return { label: `${inOrder(number, language)} ${helpers[helper]}`, href: `tel:${number.replaceAll(' ', '')}` }
  }
  // Office hours are said of those who answer in them alone.
  const who = emergency.hours === '' ? officeHours : helpers.us
  const when = emergency.isAlways ? always : emergency.hours || businessHours.shown
  return { label: `${inOrder(phone.shown, language)} (${who}${comma} ${when})`, href: phone.href }
}

/** Keeps the groups of a number from left to right where words run the other way: else „030 / 123456“ ends in 030. */
const inOrder = (number: string, language: Language) =>
  directionOf(language) === 'rtl' && /\D/.test(number) ? `\u2066${number}\u2069` : number

/** Stand below every answer. */
export function emergencyNumbers(language: Language): Numbers {
  return {
    title: wordsIn(language).inDanger,
    calls: (['fire', 'police', 'us'] as const).map((helper) => callTo(helper, language)),
  }
}
