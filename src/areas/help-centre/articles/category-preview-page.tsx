import { appContext } from '#platform/app.server.ts'
import { findWithDrafts } from '#company/content/find-with-drafts.server.ts'
import { Section } from '#ui/layout/section.tsx'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import type { Route } from './+types/category-preview-page.ts'
import { CategoryArticles } from './category-articles.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { categoryContent, helpArticles } from './repository.server.ts'

const title = 'Vorschau eines Hilfethemas'

export const meta = () => previewMeta(title)

/** A subject among the others, with its articles, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { values, isShown } = await findWithDrafts(categoryContent(db), id)
  const slug = String(values.slug)
  return {
    id,
    slug,
    isShown,
    categories: await helpArticles(db).listCategories(id),
    articles: await helpArticles(db).listCardsOfDraft(slug),
  }
}

const nothingToRetry = () => {}

export default function CategoryPreviewPage({ loaderData }: Route.ComponentProps) {
  const { id, slug, isShown, categories, articles } = loaderData
  return (
    <>
      <PreviewBar editPath={`/verwaltung/hilfethemen/${id}`} isShown={isShown} title={title} />
      <Section spacing="tight" labelledBy="kategorien">
        <CategoryTiles categories={categories} chosen={slug} isFailed={false} onRetry={nothingToRetry} />
      </Section>
      <CategoryArticles
        list={{ category: slug, view: 'kacheln', term: '' }}
        category={categories.find((category) => category.id === id)}
        isUnknown={false}
        articles={articles}
        error={null}
        onRetry={nothingToRetry}
      />
    </>
  )
}
