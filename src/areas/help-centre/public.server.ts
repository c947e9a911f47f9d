import type { App } from '#platform/app.server.ts'
import { type HelpPassage, passagesOf } from './articles/passages.server.ts'
import { helpArticles } from './articles/repository.server.ts'
import type { Question } from './faq/question.ts'
import { questions } from './faq/repository.server.ts'

export type { HelpPassage }

/** The questions that tenants ask often, with their answers, in their order. */
export async function faqItems(app: App): Promise<Question[]> {
  return questions(app.db).list()
}

/** Everything that the articles say, in the parts that their headings make. */
export async function helpPassages(app: App): Promise<HelpPassage[]> {
  const articles = await helpArticles(app.db).listSearchable()
  return articles.flatMap(passagesOf)
}

export { forgetOldMisses, keepMisses } from './search/misses/keep-misses.server.ts'
export type { SearchMiss } from './search/misses/repository.server.ts'
export { unansweredSearches } from './search/misses/unanswered.server.ts'
export { articleKind, categoryKind } from './articles/content-kind.server.ts'
export { questionKind } from './faq/content-kind.server.ts'
