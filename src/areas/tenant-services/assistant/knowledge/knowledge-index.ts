import MiniSearch, { type SearchResult } from 'minisearch'
import { foldText } from '#platform/fold.ts'
import type { Passage } from '../answer.ts'
import { indexTerm, partsOf, questionTerms } from './terms.ts'

/** A passage with the words it is found by. */
export type Entry = Passage & {
  id: string
  /** Passages of one page carry the same: only the best of them is an answer. */
  page: string
  /** Its place on the page. */
  order: number
  /** The passage's own heading, without the page's title. */
  part: string
  keywords: string
  /** How much it counts against others: a question that somebody has answered weighs more than a chapter. */
  weight: number
}

export type Found = {
  entry: Entry
  /** Between 0 and 1: how much of what the question says stands on the page; rare words weigh more. */
  coverage: number
  /** A word of the question is one of the page's title or keywords. */
  isByName: boolean
  /** More than one word that merely stands somewhere in a text. */
  isAnchored: boolean
}

export type KnowledgeIndex = { find: (question: string, limit: number) => Found[] }

/** Below this length a misspelled word could be any other. */
const SHORTEST_FORGIVEN = 5
/** Shorter beginnings stand in too many words: „rau“ in Rauch, Raum, raus. */
const SHORTEST_PREFIX = 4
/** Such a word says by itself what a question is about: „muellabfuhr“. */
const LONG_WORD = 10

/** All passages in memory. Words are found by their beginning, with one wrong letter in five, and inside a compound. */
export function buildKnowledgeIndex(entries: Entry[]): KnowledgeIndex {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const vocabulary = new Set(entries.flatMap(termsOf))
  const known = new Map<string, string[]>()
  const parts = (term: string) => {
    const found = known.get(term) ?? partsOf(term, vocabulary)
    known.set(term, found)
    return found
  }
  const index = new MiniSearch<Entry>({
    fields: ['title', 'part', 'keywords', 'text', 'compounds'],
    extractField: (entry, field) => {
      if (field === 'title') return entry.source.title
      if (field === 'text') return entry.paragraphs.join(' ')
      if (field === 'compounds') return termsOf(entry).flatMap(parts).join(' ')
      return entry[field as 'id' | 'part' | 'keywords']
    },
    tokenize: wordsOf,
    processTerm: indexTerm,
    searchOptions: {
      tokenize: wordsOf,
      processTerm: (term) => term,
      boost: { title: 3, part: 2.5, keywords: 2, compounds: 0.8 },
      boostDocument: (id) => byId.get(String(id))?.weight ?? 1,
      prefix: (term) => term.length >= SHORTEST_PREFIX,
      fuzzy: (term) => (term.length >= SHORTEST_FORGIVEN ? 0.2 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.35, prefix: 0.5 },
    },
  })
  index.addAll(entries)

  return {
    find(question, limit) {
      const groups = questionTerms(question).map((term) => [term, ...(vocabulary.has(term) ? [] : parts(term))])
      if (groups.length === 0) return []
      const results = index.search([...new Set(groups.flat())].join(' '))
      const coverageOfResult = coverageOf(groups, results, entries.length)
      return bestOfEachPage(results, { coverageOfResult, byId, isOneWord: groups.length === 1 })
        .slice(0, limit)
        .map(({ result, whole, entry, coverage }) => ({
          entry,
          coverage,
          isByName: isIn(whole, groups.flat(), ['title', 'keywords']),
          isAnchored:
            new Set(result.queryTerms).size > 1 ||
            Object.entries(whole.match).some(
              ([term, fields]) => term.length >= LONG_WORD || fields.some((field) => field !== 'text'),
            ),
        }))
    },
  }
}

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean)
const termsOf = ({ source, part, keywords, paragraphs }: Entry) =>
  wordsOf([source.title, part, keywords, ...paragraphs].join(' ')).flatMap((word) => indexTerm(word) ?? [])

/** How much of the question each result holds. A word that nothing holds is the rarest of all. */
function coverageOf(groups: string[][], results: SearchResult[], total: number): (result: SearchResult) => number {
  const weights = groups.map((group) => {
    const hits = results.filter(({ queryTerms }) => group.some((term) => queryTerms.includes(term))).length
    return Math.log(1 + total / (1 + hits))
  })
  const sum = weights.reduce((one, other) => one + other, 0)
  return ({ queryTerms }) =>
    groups.reduce((got, [whole = '', ...parts], at) => {
      const partly = (parts.filter((part) => queryTerms.includes(part)).length * 0.8) / Math.max(1, parts.length)
      return got + (queryTerms.includes(whole) ? 1 : partly) * (weights[at] ?? 0)
    }, 0) / sum
}

type Ranked = { result: SearchResult; entry: Entry; coverage: number }
/** `whole`: the page's best passage, whose words count for the page. */
type Page = Ranked & { whole: SearchResult }

type Asked = {
  coverageOfResult: (result: SearchResult) => number
  byId: ReadonlyMap<string, Entry>
  isOneWord: boolean
}

/** Pages by what they cover of the question, each by one of its passages. */
function bestOfEachPage(results: SearchResult[], { coverageOfResult, byId, isOneWord }: Asked): Page[] {
  const ranked = results.flatMap((result): Ranked[] => {
    const entry = byId.get(String(result.id))
    return entry ? [{ result, entry, coverage: coverageOfResult(result) }] : []
  })
  const worth = ({ result, coverage }: Ranked) => coverage * result.score
  const pages = Map.groupBy(
    ranked.toSorted((one, other) => worth(other) - worth(one)),
    ({ entry }) => entry.page,
  )
  return [...pages.values()].flatMap((passages) => {
    const [best] = passages
    const shown = passageOf(passages, isOneWord)
    return best && shown ? [{ ...shown, coverage: best.coverage, whole: best.result }] : []
  })
}

const isMatched = ({ result }: Ranked, field: string) =>
  Object.values(result.match).some((fields) => fields.includes(field))

/**
 * The passage that says most in its own words; where little more than the page's title was asked for, what the page says first.
 * A question of one word is answered by the heading that is just this word.
 */
function passageOf(passages: Ranked[], isOneWord: boolean): Ranked | undefined {
  const headed = passages.find((each) => isMatched(each, 'part') && questionTerms(each.entry.part).length === 1)
  if (isOneWord && headed) return headed
  const [most] = passages.toSorted((one, other) => ownWords(other.result) - ownWords(one.result))
  const isTitleAsked = passages.some((each) => isMatched(each, 'title'))
  return most && isTitleAsked && (isOneWord || ownWords(most.result) < 2)
    ? passages.toSorted((one, other) => one.entry.order - other.entry.order)[0]
    : most
}

/** Counts a passage's own words, its heading twice as much; title and keywords it shares with the whole page. */
function ownWords({ match }: SearchResult): number {
  return Object.values(match).reduce(
    (sum, fields) => sum + (fields.includes('part') ? 2 : 0) + (fields.includes('text') ? 1 : 0),
    0,
  )
}

function isIn({ match }: SearchResult, terms: string[], fields: string[]): boolean {
  return terms.some((term) => match[term]?.some((field) => fields.includes(field)))
}
