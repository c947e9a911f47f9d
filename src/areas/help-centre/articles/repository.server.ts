import type { Selectable } from 'kysely'
import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable, type ContentTable, insertRecords } from '#company/content/repository.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'
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

const articleTable: ContentTable = {
  table: 'help_articles',
  columns: {
    title: 'plain',
    slug: 'plain',
    category_slug: 'plain',
    content: 'plain',
    keywords: 'plain',
    image: 'plain',
    image_alt: 'plain',
    sort_order: 'plain',
    is_published: 'flag',
  },
  order: ['category_slug', 'sort_order'],
  hasCreatedAt: true,
  searchColumn: 'search_text',
  // The column is never empty, an article without further words has none.
  derive: (_db, _id, { title, content, keywords }) => ({
    keywords: String(keywords ?? ''),
    search_text: foldText(`${title} ${plainText(String(content))} ${keywords ?? ''}`),
  }),
}

const categoryTable: ContentTable = {
  table: 'help_categories',
  columns: {
    title: 'plain',
    slug: 'plain',
    description: 'plain',
    icon: 'plain',
    sort_order: 'plain',
    is_published: 'flag',
  },
  order: ['sort_order'],
  hasCreatedAt: false,
}

/** All articles, drafts too: for staff. */
export const articleContent = (db: Db): ContentStore => contentTable(db, articleTable)

/** The subjects of the help centre, for staff. */
export const categoryContent = (db: Db): ContentStore => contentTable(db, categoryTable)

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
    insertCategories(news: readonly NewCategory[], now: Date): Promise<void> {
      const shown = news.map((category) => ({ ...category, isPublished: true }))
      return insertRecords(db, categoryTable, shown, now)
    },

    insertArticles: (news: readonly NewArticle[], now: Date) => insertRecords(db, articleTable, news, now),

    /** In the order of the tiles, with the number of their articles; for a preview with the one of this id. */
    async listCategories(draft?: string): Promise<Category[]> {
      const [rows, counts] = await Promise.all([
        shownCategories(draft)
          .select(['id', 'slug', 'title', 'description', 'icon', 'sort_order as sortOrder'])
          .orderBy('sort_order')
          .orderBy('slug')
          .execute(),
        db
          .selectFrom('help_articles')
          .where('is_published', '=', 1)
          .groupBy('category_slug')
          .select(['category_slug', ({ fn }) => fn.countAll<number | string>().as('n')])
          .execute(),
      ])
      // PostgreSQL answers a count as text.
      const countOf = new Map(counts.map(({ category_slug, n }) => [category_slug, Number(n)]))
      return rows.map((row) => ({ ...row, articleCount: countOf.get(row.slug) ?? 0 }))
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
