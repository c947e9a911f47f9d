import { kinds } from '#areas/kinds.ts'
import { isOffered } from '#company/offered.ts'
import { foldText } from '#platform/fold.ts'

/** A form that takes the matter from here. */
export type HandOver = { label: string; to: string; why: string }

/** The most urgent first: an application can wait. */
const offers = kinds
  .toSorted((one, other) => Number(one.refusal !== undefined) - Number(other.refusal !== undefined))
  .flatMap(({ offered, pages: [to] }) =>
    offered && to !== undefined ? [{ ...offered, words: offered.words.split(/,\s*/), to }] : [],
  )

/** The forms that take such a matter. */
export function handOversFor(question: string): HandOver[] {
  const folded = ` ${foldText(question)}`
  return offers
    .filter(({ to, words }) => isOffered(to) && words.some((word) => folded.includes(` ${word}`)))
    .map(({ label, to, why }) => ({ label, to, why }))
}

/** Where to go with a question to which there is no answer here. */
export const toTheOffice: HandOver = {
  label: 'Nachricht schreiben',
  to: '/kontakt',
  why: 'Schreiben Sie uns; ein Mensch antwortet Ihnen.',
}
