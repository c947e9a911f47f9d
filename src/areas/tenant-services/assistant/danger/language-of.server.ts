import { isLanguage, type Language } from '../languages/all.ts'
import { plainWords } from './features.ts'
import { likeliest, readLanguages } from './model.server.ts'

const onlyUkrainian = /[іїєґ]/i
const onlyRussian = /[ыэъё]/i

/** Less than this is no reason to leave German: names, slips, a foreign word. */
const SURE = 0.75

/** The language of a question; German where it could be any. */
export function languageOf(question: string): Language {
  if (/\p{Script=Arabic}/u.test(question)) return 'ar'
  const words = plainWords(question)
  if (words.length === 0) return 'de'
  const likelihoods = readLanguages(words)
  if (/\p{Script=Cyrillic}/u.test(question)) {
    if (onlyUkrainian.test(question)) return 'uk'
    if (onlyRussian.test(question)) return 'ru'
    return (likelihoods.get('uk') ?? 0) > (likelihoods.get('ru') ?? 0) ? 'uk' : 'ru'
  }
  const best = likeliest(likelihoods)
  return isLanguage(best) && (likelihoods.get(best) ?? 0) >= SURE ? best : 'de'
}
