import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { prefetchApi } from '#platform/query/use-api-query.ts'
import type { ArticleCard, CategoryLabel } from './article.ts'
import { articlePath, helpListPath } from './help-address.ts'
import { articleQuery } from './queries.ts'
import { quoted } from '#values/quoted.ts'

/** The other articles of a category. */
export function RelatedArticles({ category, articles }: { category: CategoryLabel; articles: ArticleCard[] }) {
  if (articles.length === 0) return null
  return (
    <nav aria-labelledby="weitere-artikel">
      <h2 id="weitere-artikel" className="mb-3 text-xl">
        {`Mehr zu ${quoted(category.title)}`}
      </h2>
      <ul className="divide-y divide-ink-200 border-y border-ink-200">
        {articles.map((article) => {
          const prefetch = () => void prefetchApi(articleQuery(article.slug))
          return (
            <li key={article.id}>
              <Link
                to={articlePath(article)}
                onPointerEnter={prefetch}
                onFocus={prefetch}
                className="flex items-center justify-between gap-3 py-3 font-medium text-ink-900 hover:text-action-strong hover:underline"
              >
                <span>{article.title}</span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-action" />
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="mt-4">
        <Link to={helpListPath({ category: category.slug })} className="link">
          Alle Artikel zum Thema
        </Link>
      </p>
    </nav>
  )
}
