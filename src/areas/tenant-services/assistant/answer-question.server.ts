import type { App } from '#platform/app.server.ts'
import { type Answer, LONGEST_QUESTION, type Passage } from './answer.ts'
import { isOffered } from '#company/offered.ts'
import { emergencyNumbers } from './danger/calls.ts'
import { dangerIn } from './danger/danger-in.server.ts'
import { languageOf } from './danger/language-of.server.ts'
import { flatsFor } from './flats.server.ts'
import { handOversFor, toTheOffice } from './hand-over.ts'
import { knowledgeOf } from './knowledge/knowledge.server.ts'
import type { Found } from './knowledge/knowledge-index.ts'
import { foreignWords } from './languages/all.ts'

const MOST_PASSAGES = 3
/** Letters that one reads on a phone; the page has the rest. */
const LONGEST_PASSAGE = 900
/** Below this the passage shares a word with the question, not its matter. Set by the questions of the tests. */
const LEAST_COVERAGE = 0.55
/** Enough when the page itself is named by a word of the question. */
const LEAST_COVERAGE_BY_NAME = 0.42
/** Further passages must fit nearly as well as the first. */
const NEARLY_AS_GOOD = 0.75

/**
 * Looks for an answer in what the company has published. Nothing is kept, nothing is made up; what is not found is said to be
 * unknown. Danger to people comes before everything else.
 */
export async function answerQuestion(app: App, asked: string): Promise<Answer> {
  const question = asked.trim().slice(0, LONGEST_QUESTION)
  const language = languageOf(question)
  const danger = dangerIn(question, language)
  const numbers = emergencyNumbers(language)
  const nothing = { question, language, danger, passages: [], handOvers: [], isKnown: true, numbers }
  // Somebody in danger reads what to do and whom to call, and nothing else.
  if (danger) return nothing
  if (language !== 'de') {
    const handOvers = foreignWords[language].handOvers.filter(({ to }) => isOffered(to))
    return { ...nothing, handOvers, isKnown: false }
  }
  const flats = await flatsFor(app, question)
  const found = flats ? [] : relevant((await knowledgeOf(app)).find(question, MOST_PASSAGES))
  const handOvers = [...(flats ? [flats] : []), ...handOversFor(question)]
  const isKnown = found.length > 0 || handOvers.length > 0
  return {
    ...nothing,
    passages: found.map(({ entry }) => shortened(entry)),
    handOvers: isKnown ? handOvers : [toTheOffice],
    isKnown,
  }
}

function relevant(found: Found[]): Found[] {
  const best = found[0]?.coverage ?? 0
  return found.filter(
    ({ coverage, isByName, isAnchored }) =>
      isAnchored &&
      coverage >= (isByName ? LEAST_COVERAGE_BY_NAME : LEAST_COVERAGE) &&
      coverage >= best * NEARLY_AS_GOOD,
  )
}

function shortened({ heading, paragraphs, source }: Passage): Passage {
  let letters = 0
  const shown = paragraphs.filter((paragraph, index) => {
    letters += paragraph.length
    return index === 0 || letters <= LONGEST_PASSAGE
  })
  return { heading, paragraphs: shown, source }
}
