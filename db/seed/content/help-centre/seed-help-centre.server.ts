import { helpArticles } from '#areas/help-centre/articles/repository.server.ts'
import { questions } from '#areas/help-centre/faq/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { isTableEmpty } from '../../repository.server.ts'
import { demoCategories } from './categories.ts'
import { demoQuestions } from './faq.ts'
import { readDemoArticles } from './read-articles.server.ts'

/** Fills an empty help centre with the demo company's articles and questions; what is there already stays as it is. */
export async function seedHelpCentre(app: App): Promise<void> {
  const hasArticles = !(await isTableEmpty(app.db, 'help_categories'))
  const hasQuestions = !(await isTableEmpty(app.db, 'faq_items'))
  if (hasArticles && hasQuestions) return
  const now = app.clock.now()
  const articles = await readDemoArticles(now)
  await app.db.transaction().execute(async (trx) => {
    // Locks the version's row: a second server waits here and then finds what the first one stored.
    await raiseContentVersion(trx, now)
    if (await isTableEmpty(trx, 'help_categories')) {
      const categories = demoCategories.map((category, index) => ({
        ...category,
        id: `kategorie-${category.slug}`,
        sortOrder: index + 1,
      }))
      await helpArticles(trx).insertCategories(categories, now)
      await helpArticles(trx).insertArticles(articles, now)
    }
    if (await isTableEmpty(trx, 'faq_items')) {
      await questions(trx).insert(
        demoQuestions.map((question, index) => ({ ...question, sortOrder: index + 1 })),
        now,
      )
    }
  })
}
