import type { App } from '#platform/app.server.ts'
import { foldText } from '#platform/fold.ts'
import { type Answer, LONGEST_QUESTION, type Passage } from './answer.ts'
import { dangerIn } from './emergencies.ts'
import { factsAskedFor } from './facts.ts'
import { knowledgeOf } from './knowledge/entries.server.ts'
import type { Found } from './knowledge/knowledge-index.ts'
import { contactLead, leadsFor } from './leads.ts'
import { answerFlats } from './listings/answer-flats.server.ts'

const MOST_PASSAGES = 3
/** Letters that one reads on a phone; the page has the rest. */
const LONGEST_PASSAGE = 900
/** Below this the passage shares a word with the question, not its matter. Set by the questions of the tests. */
const LEAST_COVERAGE = 0.55
/** Enough when the page itself is named by a word of the question. */
const LEAST_COVERAGE_BY_NAME = 0.42
/** Beside a fact that was asked for by name only what fits as well as it. */
const BESIDE_A_FACT = 0.85
/** Further passages must fit nearly as well as the first. */
const NEARLY_AS_GOOD = 0.75

/**
 * Looks for an answer in what the company has published. Nothing is kept, nothing is made up; what is not found is said to be
 * unknown. Danger to people comes before everything else.
 */
export async function answerQuestion(app: App, asked: string): Promise<Answer> {
  const question = asked.trim().slice(0, LONGEST_QUESTION)
  const folded = foldText(question)
  const danger = dangerIn(folded)
  const flats = danger ? null : await answerFlats(app, question)
  const named = flats ? [] : factsAskedFor(folded)
  const found = flats ? [] : relevant((await knowledgeOf(app)).find(question, MOST_PASSAGES + named.length))
  const { leads, isSettled } = leadsFor(folded)
  const fitting = danger
    ? found.filter(({ entry, isByName }) => isByName && entry.pageId.startsWith('artikel:'))
    : named.length > 0
      ? found.filter(({ coverage, isByName }) => isByName && coverage >= BESIDE_A_FACT)
      : isSettled
        ? []
        : found
  const passages = withoutDoubles([...named.map(asPassage), ...fitting.map(({ entry }) => asPassage(entry))])
  const isKnown =
    danger !== null || flats !== null || passages.length > 0 || leads.some(({ to }) => to !== contactLead.to)
  return {
    question,
    danger,
    flats,
    passages: passages.slice(0, danger ? 1 : MOST_PASSAGES),
    leads: leads.length > 0 || isKnown ? leads : [contactLead],
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

function asPassage({ heading, paragraphs, source }: Passage): Passage {
  let letters = 0
  const shown = paragraphs.filter((paragraph, index) => {
    letters += paragraph.length
    return index === 0 || letters <= LONGEST_PASSAGE
  })
  return { heading, paragraphs: shown, source }
}

function withoutDoubles(passages: Passage[]): Passage[] {
  return passages.filter(
    (passage, index) =>
      passages.findIndex(({ heading, source }) => heading === passage.heading && source.to === passage.source.to) ===
      index,
  )
}
