import type { Db } from '#platform/database/database.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Question } from '../faq/question.ts'
import { questions } from '../faq/repository.server.ts'
import { noteMiss } from '../search/misses/keep-misses.server.ts'
import { searchHelp } from '../search/search-help.server.ts'
import { onlyHit, type SearchHit } from '../search/search-hit.ts'
import type { Article, ArticleCard, Category } from './article.ts'
import type { HelpList } from './help-address.ts'
import { helpArticles } from './repository.server.ts'

/**
 * Data that the server rendered the page with; everything is undefined when the browser reads for itself.
 * `article` null: there is none; `articles` null: there is no such category.
 */
export type HelpPageData = {
  article?: Article | null
  categories?: Category[]
  articles?: ArticleCard[] | null
  questions?: Question[]
  hits?: SearchHit[]
}

/** An article with the others of its category. */
export async function readArticlePage(db: Db, slug: string): Promise<HelpPageData> {
  const article = await helpArticles(db).findArticle(slug)
  if (!article) return { article }
  return { article, articles: await helpArticles(db).listCards(article.categorySlug) }
}

/** Tiles, the chosen category's articles (or what a search found) and the questions. */
export async function readListPage(app: App, { category, term }: HelpList): Promise<HelpPageData> {
  const [categories, articles, items, found] = await Promise.all([
    helpArticles(app.db).listCategories(),
    // A company without subjects has its questions, and no fault.
    category === '' ? [] : helpArticles(app.db).listCards(category),
    questions(app.db).list(),
    term === '' ? undefined : searchHelp(app, term),
  ])
  if (found?.length === 0) noteMiss(app, term)
  return { categories, articles, questions: items, ...(found && { hits: found.map(onlyHit) }) }
}
