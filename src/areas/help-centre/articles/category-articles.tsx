import { LayoutGrid, List } from 'lucide-react'
import { ApiError } from '#platform/api-client.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { plural } from '#ui/format.ts'
import { Section } from '#ui/layout/section.tsx'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Segmented } from '#ui/toggle/segmented.tsx'
import { ArticleList, ArticleSkeletons } from './article-list.tsx'
import type { ArticleCard, Category } from './article.ts'
import { CategoryIcon } from './category-icon.tsx'
import { ARTICLES_ID, type HelpList, helpListPath } from './help-address.ts'
import { texts } from './texts.ts'

type CategoryArticlesProps = {
  list: HelpList
  /** Undefined while the categories are read. */
  category: Category | undefined
  isUnknown: boolean
  /** Undefined while they are read. */
  articles: ArticleCard[] | undefined
  error: Error | null
  onRetry: () => void
}

/** The chosen category's banner, and its articles as tiles or as a list. */
export function CategoryArticles({ list, category, isUnknown, articles, error, onRetry }: CategoryArticlesProps) {
  if (isUnknown || (error instanceof ApiError && error.status === 404)) return <UnknownCategory />
  return (
    <Section id={ARTICLES_ID} tone="tint" spacing="tight" labelledBy="kategorie" className="scroll-mt-24">
      <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-5">
        <span className="hidden size-16 shrink-0 place-items-center rounded-card bg-white text-action shadow-card sm:grid">
          <CategoryIcon name={category?.icon ?? 'Home'} className="size-8" />
        </span>
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="kategorie" className="text-3xl">
            {category?.title ?? 'Artikel'}
          </h2>
          {category?.description && <p className="mt-2 measure text-ink-700">{category.description}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p role="status" className="text-ink-700">
            {articles && plural(articles.length, 'Artikel', 'Artikel')}
          </p>
          <ViewToggle list={list} />
        </div>
      </div>
      {error && <LoadFailed title={texts.articlesFailed} onRetry={onRetry} />}
      {!error && !articles && <ArticleSkeletons view={list.view} />}
      {articles && articles.length > 0 && (
        <ArticleList articles={articles} view={list.view} behind={helpListPath(list)} />
      )}
      {articles?.length === 0 && <p className="text-ink-700">Zu diesem Thema gibt es noch keinen Artikel.</p>}
    </Section>
  )
}

function ViewToggle({ list }: { list: HelpList }) {
  return (
    <Segmented
      label="Ansicht der Artikel"
      value={list.view}
      options={[
        {
          value: 'kacheln',
          label: 'Kacheln',
          icon: <LayoutGrid aria-hidden="true" />,
          to: helpListPath({ ...list, view: 'kacheln' }),
        },
        {
          value: 'liste',
          label: 'Liste',
          icon: <List aria-hidden="true" />,
          to: helpListPath({ ...list, view: 'liste' }),
        },
      ]}
    />
  )
}

function UnknownCategory() {
  return (
    <Section id={ARTICLES_ID} tone="tint" spacing="tight">
      <Notice tone="info" title={texts.unknownCategory}>
        <p>Vielleicht wurde sie umbenannt. Wählen Sie oben ein Thema oder nutzen Sie die Suche.</p>
        <ButtonLink to="/mieterinfos" variant="secondary" size="sm">
          Alle Mieterinfos
        </ButtonLink>
      </Notice>
    </Section>
  )
}
