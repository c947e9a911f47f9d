import { useNavigate } from 'react-router'
import { ApiError } from '#platform/api-client.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { usePageTitle } from '#platform/page-meta.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { HelpfulQuestion } from '#ui/helpful-question/helpful-question.tsx'
import { feedbackPath } from '../feedback/rules.ts'
import { SearchBox } from '../search/search-box.tsx'
import { ArticleActions, ArticleNote } from './article-actions.tsx'
import { ArticlePicture } from './article-picture.tsx'
import type { Article } from './article.ts'
import { helpListPath } from './help-address.ts'
import { HelpClosing } from './help-closing.tsx'
import { ProseHtml } from './prose-html.tsx'
import { articleQuery, articlesQuery } from './queries.ts'
import type { HelpPageData } from './read-page.server.ts'
import { RelatedArticles } from './related-articles.tsx'
import { texts } from './texts.ts'

/** An article as a page of its own: for a shared link, a search engine, a browser without JavaScript. */
export function ArticleView({ slug, first }: { slug: string; first: HelpPageData }) {
  const isKnown = first.article !== null
  const read = useApiQuery({ ...articleQuery(slug), enabled: isKnown, initialData: first.article ?? undefined })
  const article = read.data
  const category = article?.categorySlug ?? ''
  const others = useApiQuery({
    ...articlesQuery(category),
    enabled: category !== '',
    initialData: first.articles ?? undefined,
  })
  usePageTitle(article?.title)
  const isUnknown = !isKnown || (read.error instanceof ApiError && read.error.status === 404)

  return (
    <>
      <Container className="pt-6 pb-16 lg:pt-8 lg:pb-24">
        <Trail article={article} />
        <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
          <div className="min-w-0">
            {isUnknown && <UnknownArticle />}
            {!isUnknown && read.isError && !article && (
              <LoadFailed title={texts.articlesFailed} onRetry={read.refetch} />
            )}
            {read.isLoading && !isUnknown && <LoadingArticle />}
            {article && (
              <>
                <FullArticle article={article} />
                <HelpfulQuestion key={article.slug} action={feedbackPath(article.slug)} className="mt-8" />
              </>
            )}
          </div>
          <aside className="min-w-0 space-y-10 print:hidden" aria-label="Weitere Hilfe">
            <SearchBox term="" behind={null} />
            {article && (
              <RelatedArticles
                category={article.category}
                articles={(others.data ?? []).filter((other) => other.slug !== article.slug)}
              />
            )}
          </aside>
        </div>
      </Container>
      <HelpClosing />
    </>
  )
}

export function Trail({ article }: { article: Article | undefined }) {
  const ends = article
    ? [
        { label: article.category.title, to: helpListPath({ category: article.categorySlug }) },
        { label: article.title },
      ]
    : [{ label: 'Artikel' }]
  return <Breadcrumb items={[{ label: 'Startseite', to: '/' }, { label: texts.title, to: '/mieterinfos' }, ...ends]} />
}

export function FullArticle({ article }: { article: Article }) {
  const navigate = useNavigate()
  return (
    <article>
      <p className="eyebrow mb-3">{article.category.title}</p>
      <h1 className="max-w-[24ch] text-4xl print:mb-4">{article.title}</h1>
      <ArticlePicture
        image={article.image}
        alt={article.imageAlt}
        icon={article.category.icon}
        className="mt-7 mb-9 aspect-[16/6] w-full max-w-[68ch] rounded-card print:hidden"
      />
      <ProseHtml html={article.contentHtml} onLink={(path) => void navigate(path)} />
      <div className="max-w-[68ch]">
        <ArticleNote updatedAt={article.updatedAt} />
        <div className="mt-7 flex flex-wrap gap-3 print:hidden">
          <ArticleActions />
        </div>
      </div>
    </article>
  )
}

function UnknownArticle() {
  return (
    <>
      <h1 className="text-4xl">Artikel nicht gefunden</h1>
      <p className="mt-4 mb-7 text-lg text-ink-700">{texts.unknownArticle} Die Suche hilft Ihnen weiter.</p>
      <ButtonLink to="/mieterinfos">Alle Mieterinfos</ButtonLink>
    </>
  )
}

function LoadingArticle() {
  return (
    <SkeletonGroup label="Artikel wird geladen …" hideLabel className="grid gap-5">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="aspect-[16/6] w-full rounded-card" />
      <Skeleton className="h-72 max-w-[68ch]" />
    </SkeletonGroup>
  )
}
