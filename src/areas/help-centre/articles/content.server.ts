import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { foldText } from '#platform/fold.ts'
import { plainText } from '#company/markdown/render-markdown.server.ts'

/** All articles, drafts too: for staff. */
export function articleContent(db: Db): ContentStore {
  return contentTable(db, {
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
  })
}

/** The subjects of the help centre, for staff. */
export function categoryContent(db: Db): ContentStore {
  return contentTable(db, {
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
  })
}
