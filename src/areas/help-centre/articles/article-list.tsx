import { type MouseEvent, useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { prefetchApi } from '#platform/query/use-api-query.ts'
import { GoButton } from '#ui/button/go-button.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { ArticleCard as CardOf } from './article.ts'
import { ArticlePicture } from './article-picture.tsx'
import { articlePath, type OpenedState, type View } from './help-address.ts'
import { articleQuery } from './queries.ts'

type ArticleListProps = {
  articles: CardOf[]
  view: View
  /** The address of the list, to come back to. */
  behind: string
}

const grids: Record<View, string> = {
  kacheln: 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7',
  liste: 'grid gap-4',
}

/** Articles to choose from; each opens over the list, or as a page without JavaScript. */
export function ArticleList({ articles, view, behind }: ArticleListProps) {
  return (
    <ul className={grids[view]}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} view={view} behind={behind} />
        </li>
      ))}
    </ul>
  )
}

function ArticleCard({ article, view, behind }: { article: CardOf; view: View; behind: string }) {
  const titleId = useId()
  const navigate = useNavigate()
  function prefetch(): void {
    void prefetchApi(articleQuery(article.slug))
    void import('./opened-article.tsx')
  }
  const path = articlePath(article)
  const state: OpenedState = { behind }
  const reading = { onPointerEnter: prefetch, onFocus: prefetch }
  function open(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault()
    void navigate(path, { state, preventScrollReset: true })
  }
  const isTile = view === 'kacheln'
  return (
    <Card
      as="article"
      interactive
      labelledBy={titleId}
      className={classNames('flex h-full', isTile ? 'flex-col' : 'items-stretch')}
    >
      <ArticlePicture
        image={article.image}
        alt={article.imageAlt}
        icon={article.category.icon}
        className={isTile ? 'aspect-video w-full' : 'w-28 shrink-0 sm:w-52'}
      />
      <div className={classNames('flex min-w-0 grow flex-col', isTile ? 'p-5 sm:p-6' : 'p-4 sm:p-5')}>
        <h3 id={titleId} className={isTile ? 'text-xl' : 'text-lg'}>
          <Link to={path} state={state} preventScrollReset prefetch="none" className="card-link" {...reading}>
            {article.title}
          </Link>
        </h3>
        <p className={classNames('mt-2 mb-5 text-ink-700', isTile ? 'line-clamp-3' : 'line-clamp-2 max-sm:hidden')}>
          {article.excerpt}
        </p>
        <div className={classNames('mt-auto', !isTile && 'max-sm:mt-3')}>
          <GoButton
            to={path}
            onClick={open}
            looks={{ variant: 'secondary', size: 'sm' }}
            aria-describedby={titleId}
            // Above the title's link, which covers the card.
            className="relative z-1"
            {...reading}
          >
            Artikel lesen
          </GoButton>
        </div>
      </div>
    </Card>
  )
}

/** Three tiles or five rows, in the measures of the articles. */
export function ArticleSkeletons({ view }: { view: View }) {
  return (
    <SkeletonGroup label="Artikel werden geladen …" hideLabel className={grids[view]}>
      {Array.from({ length: view === 'kacheln' ? 3 : 5 }, (_, index) => (
        <Skeleton key={index} className={classNames('rounded-card', view === 'kacheln' ? 'h-105' : 'h-36')} />
      ))}
    </SkeletonGroup>
  )
}
