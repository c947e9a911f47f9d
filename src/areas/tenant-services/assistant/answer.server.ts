import { faqItems, searchHelp } from '#areas/help-centre/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { foldText } from '#platform/fold.ts'
import { type Lead, leadsFor } from './rules.ts'

const MOST_ARTICLES = 4
/** Words that stand in every question say nothing about what it asks. */
const SHORTEST_WORD = 6

export type Answer = {
  question: string
  /** A question of the FAQ that asks for the same; its answer is safe HTML. */
  known: { question: string; answerHtml: string } | null
  articles: { title: string; to: string; snippet: string }[]
  leads: Lead[]
}

/** Looks for an answer in what the company has published. Nothing is kept, nothing is made up; no hit is said to be none. */
export async function answerQuestion(app: App, question: string): Promise<Answer> {
  const [found, faq] = await Promise.all([searchHelp(app, question, MOST_ARTICLES), faqItems(app)])
  const words = foldText(question)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD)
  const closest = faq
    .map((item) => ({ item, hits: countWords(foldText(item.question), words) }))
    .toSorted((one, other) => other.hits - one.hits)[0]
  return {
    question,
    known:
      closest && closest.hits > 0 ? { question: closest.item.question, answerHtml: closest.item.answerHtml } : null,
    articles: found.map(({ title, slug, categorySlug, snippet }) => ({
      title,
      to: `/mieterinfos/${categorySlug}/${slug}`,
      snippet,
    })),
    leads: leadsFor(foldText(question)),
  }
}

const countWords = (text: string, words: string[]) => words.filter((word) => text.includes(word)).length
