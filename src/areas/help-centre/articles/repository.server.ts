import type { Selectable } from 'kysely'
import { raiseContentVersion, readContentVersion } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import type { HelpArticlesTable } from '#platform/database/portfolio-tables.server.ts'
import { isShownOr } from '#platform/database/engine.server.ts'
import { foldText } from '#platform/fold.ts'
import { plainText, renderMarkdown } from '#company/markdown/render-markdown.server.ts'
import {
  type Article,
  type ArticleCard,
  type Category,
  EXCERPT_LETTERS,
  type NewArticle,
  type NewCategory,
} from './article.ts'
import { excerptOf } from './excerpt.ts'
import { articlePath, helpListPath } from './help-address.ts'

type JoinedRow = Selectable<HelpArticlesTable> & { category_title: string; category_icon: string }

/** An article with what only the search needs. `content` is Markdown, `text` the same without marks. */
export type SearchableArticle = ArticleCard & { content: string; text: string; keywords: string }

/** A help page for the sitemap, and when it changed last (ISO 8601, UTC). */
export type HelpPage = { path: string; changedAt: string }

/**
 * The tables help_categories and help_articles: the one place that knows their columns. Reads see only published
 * articles of published categories.
 * Each insert takes a batch, stores it whole or not at all and raises the content version.
 */
export function helpArticles(db: Db) {
  async function write(now: Date, work: (trx: Trx) => Promise<void>): Promise<void> {
    const run = async (trx: Trx) => {
      await work(trx)
      await raiseContentVersion(trx, now)
    }
    if (db.isTransaction) await run(db as Trx)
    else await db.transaction().execute(run)
  }

  const all = () =>
    db
      .selectFrom('help_articles as article')
      .innerJoin('help_categories as category', 'category.slug', 'article.category_slug')
      .selectAll('article')
      .select(['category.title as category_title', 'category.icon as category_icon'])

  const published = () => all().where('article.is_published', '=', 1).where('category.is_published', '=', 1)

  const shownCategories = (draft?: string) => db.selectFrom('help_categories').where(isShownOr('is_published', draft))

  const ofCategory = (slug: string, from = published()) =>
    from.where('article.category_slug', '=', slug).orderBy('article.sort_order').orderBy('article.slug').execute()

  async function hasCategory(slug: string): Promise<boolean> {
    const row = shownCategories().select('id').where('slug', '=', slug)
    return (await row.executeTakeFirst()) !== undefined
  }

  return {
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('help_categories').select('id').limit(1).executeTakeFirst()) === undefined
    },

    async insertCategories(categories: NewCategory[], now: Date): Promise<void> {
      const rows = categories.map(({ id, slug, title, description, icon, sortOrder }) => ({
        id,
        slug,
        title,
        description,
        icon,
        sort_order: sortOrder,
        updated_at: now.toISOString(),
      }))
      await write(now, async (trx) => void (await trx.insertInto('help_categories').values(rows).execute()))
    },

    async insertArticles(articles: NewArticle[], now: Date): Promise<void> {
      const rows = articles.map((article) => ({ ...articleToRow(article), version: 1 }))
      await write(now, async (trx) => void (await trx.insertInto('help_articles').values(rows).execute()))
    },

    /** In the order of the tiles, with the number of their articles; for a preview with the one of this id. */
    async listCategories(draft?: string): Promise<Category[]> {
      const [rows, counts] = await Promise.all([
        shownCategories(draft).selectAll().orderBy('sort_order').orderBy('slug').execute(),
        db
          .selectFrom('help_articles')
          .where('is_published', '=', 1)
          .groupBy('category_slug')
          .select(['category_slug', ({ fn }) => fn.countAll<number | string>().as('n')])
          .execute(),
      ])
      // PostgreSQL answers a count as text.
      const countOf = new Map(counts.map(({ category_slug, n }) => [category_slug, Number(n)]))
      return rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        title: row.title,
        description: row.description,
        icon: row.icon,
        sortOrder: row.sort_order,
        articleCount: countOf.get(row.slug) ?? 0,
      }))
    },

    /** Null when there is no such category; one without articles is an empty list. */
    async listArticles(categorySlug: string): Promise<Article[] | null> {
      const rows = await ofCategory(categorySlug)
      if (rows.length > 0) return rows.map(articleFromRow)
      return (await hasCategory(categorySlug)) ? [] : null
    },

    /** As `listArticles`, without the texts. */
    async listCards(categorySlug: string): Promise<ArticleCard[] | null> {
      const rows = await ofCategory(categorySlug)
      if (rows.length > 0) return rows.map((row) => cardFromRow(row, plainText(row.content)))
      return (await hasCategory(categorySlug)) ? [] : null
    },

    /** As `listCards`, for the preview of a subject that may be a draft. */
    async listCardsOfDraft(categorySlug: string): Promise<ArticleCard[]> {
      const rows = await ofCategory(categorySlug, all().where('article.is_published', '=', 1))
      return rows.map((row) => cardFromRow(row, plainText(row.content)))
    },

    async findArticle(slug: string): Promise<Article | null> {
      const row = await published().where('article.slug', '=', slug).executeTakeFirst()
      return row ? articleFromRow(row) : null
    },

    /** For staff, shown or not. */
    async findDraft(id: string): Promise<Article | null> {
      const row = await all().where('article.id', '=', id).executeTakeFirst()
      return row ? articleFromRow(row) : null
    },

    async listSearchable(): Promise<SearchableArticle[]> {
      const rows = await published().orderBy('article.sort_order').orderBy('article.slug').execute()
      return rows.map((row) => {
        const text = plainText(row.content)
        return { ...cardFromRow(row, text), content: row.content, text, keywords: row.keywords }
      })
    },

    /** The help centre, its categories and its articles. */
    async listPages(): Promise<HelpPage[]> {
      const [categories, rows, { changedAt }] = await Promise.all([
        shownCategories().select(['slug', 'updated_at']).orderBy('sort_order').orderBy('slug').execute(),
        published().orderBy('category.sort_order').orderBy('article.sort_order').execute(),
        readContentVersion(db),
      ])
      const [, ...others] = categories
      return [
        { path: helpListPath({}), changedAt },
        ...others.map((row) => ({ path: helpListPath({ category: row.slug }), changedAt: row.updated_at })),
        ...rows.map((row) => ({
          path: articlePath({ categorySlug: row.category_slug, slug: row.slug }),
          changedAt: row.updated_at,
        })),
      ]
    },
  }
}

function cardFromRow(row: JoinedRow, text: string): ArticleCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: excerptOf(text, EXCERPT_LETTERS),
    image: row.image,
    imageAlt: row.image_alt,
    categorySlug: row.category_slug,
    category: { slug: row.category_slug, title: row.category_title, icon: row.category_icon },
  }
}

function articleFromRow(row: JoinedRow): Article {
  return {
    ...cardFromRow(row, plainText(row.content)),
    content: row.content,
    contentHtml: renderMarkdown(row.content).html,
    updatedAt: row.updated_at,
  }
}

function articleToRow(article: NewArticle) {
  return {
    id: article.id,
    slug: article.slug,
    category_slug: article.categorySlug,
    title: article.title,
    content: article.content,
    image: article.image,
    image_alt: article.imageAlt,
    keywords: article.keywords,
    sort_order: article.sortOrder,
    is_published: article.isPublished ? (1 as const) : (0 as const),
    search_text: foldText(`${article.title} ${plainText(article.content)} ${article.keywords}`),
    created_at: article.createdAt,
    updated_at: article.createdAt,
  }
}
