import { useNavigate } from 'react-router'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { usePageTitle } from '#platform/page-meta.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { HelpfulQuestion } from '#ui/helpful-question/helpful-question.tsx'
import { feedbackPath } from '../feedback/rules.ts'
import { ArticleActions, ArticleNote } from './article-actions.tsx'
import { ArticlePicture } from './article-picture.tsx'
import type { Article } from './article.ts'
import type { OpenedState } from './help-address.ts'
import { ProseHtml } from './prose-html.tsx'
import { articleQuery } from './queries.ts'
import { texts } from './texts.ts'

/** An article over the list from which it was opened; closing goes one step back in history. */
export function OpenedArticle({ slug, behind }: { slug: string; behind: string }) {
  const navigate = useNavigate()
  const { data: article, isError, refetch } = useApiQuery(articleQuery(slug))
  usePageTitle(article?.title)

  /** Another article takes this one's place, so that closing still leads back to the list. */
  function follow(path: string): void {
    const state: OpenedState = { behind }
    if (path.startsWith('/mieterinfos/')) void navigate(path, { state, replace: true, preventScrollReset: true })
    else void navigate(path)
  }

  return (
    <Dialog
      open
      onClose={() => void navigate(-1)}
      closeOnBackdrop
      isText
      size="lg"
      title={article?.title ?? (isError ? 'Artikel' : 'Artikel wird geladen …')}
      footer={<ArticleActions size="sm" />}
    >
      {article && <Opened key={article.slug} article={article} onLink={follow} />}
      {!article && isError && <LoadFailed title={texts.articlesFailed} onRetry={refetch} />}
      {!article && !isError && <LoadingArticle />}
    </Dialog>
  )
}

function Opened({ article, onLink }: { article: Article; onLink: (path: string) => void }) {
  const label = (article as Partial<Article>).category?.title ?? texts.searchResult
  return (
    <article className="mx-auto max-w-[68ch] print:max-w-none [&_.table-box]:clear-both">
      <p className="eyebrow mb-4">{label}</p>
      <ArticlePicture
        image={article.image}
        alt={article.imageAlt}
        icon={article.category.icon}
        className="mb-5 aspect-[16/6] w-full rounded-card sm:float-right sm:mb-3 sm:ml-7 sm:aspect-video sm:w-60 print:hidden"
      />
      <ProseHtml html={article.contentHtml} onLink={onLink} />
      <ArticleNote updatedAt={article.updatedAt} />
      <HelpfulQuestion action={feedbackPath(article.slug)} className="mt-8" />
    </article>
  )
}

function LoadingArticle() {
  return (
    <SkeletonGroup label="Artikel wird geladen …" hideLabel className="mx-auto grid max-w-[68ch] gap-4">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-24" />
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  )
}
