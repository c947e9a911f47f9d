import { isOffered } from '#company/offered.ts'
import type { Danger } from '../answer.ts'
import { type Language, wordsIn } from '../languages/all.ts'
import { callTo } from './calls.ts'
import { dangerOf } from './judge.server.ts'
import { helpers } from './kinds.ts'

/** After these there is nothing to repair. */
const withoutDamage = new Set(['person', 'silent', 'violence', 'suicide', 'unclear'])

/** Finds steps and numbers for a danger; null when nobody seems to be in one. */
export function dangerIn(question: string, language: Language = 'de'): Danger | null {
  const kind = dangerOf(question)
  if (kind === null) return null
  const { dangers, report } = wordsIn(language)
  const { title, steps } = dangers[kind]
  return {
    title,
    steps,
    calls: helpers[kind].map((helper) => callTo(helper, language)),
    report: !withoutDamage.has(kind) && isOffered(report.to) ? report : null,
  }
}
