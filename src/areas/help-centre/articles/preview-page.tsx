import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import { Container } from '#ui/layout/container.tsx'
import type { Route } from './+types/preview-page.ts'
import { FullArticle, Trail } from './article-view.tsx'
import { HelpClosing } from './help-closing.tsx'
import { helpArticles } from './repository.server.ts'

export const meta = () => previewMeta('Vorschau eines Hilfeartikels')

/** The article's page as visitors will see it, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const article = await helpArticles(db).findDraft(params.id)
  if (!article) throw data(null, { status: 404 })
  const shown = await helpArticles(db).findArticle(article.slug)
  return { article, isShown: shown !== null }
}

export default function ArticlePreviewPage({ loaderData: { article, isShown } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editPath={`/verwaltung/hilfeartikel/${article.id}`} isShown={isShown} />
      <Container className="pt-6 pb-16 lg:pt-8 lg:pb-24">
        <Trail article={article} />
        <div className="mt-6">
          <FullArticle article={article} />
        </div>
      </Container>
      <HelpClosing />
    </>
  )
}
