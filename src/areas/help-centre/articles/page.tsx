import { lazy, Suspense } from 'react'
import { data, redirect, useLocation } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { useWords } from '#company/use-words.ts'
import { pictureAt } from '#company/pictures/picture-at.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { PhoneLink } from '#ui/phone/phone-link.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { roomPicture } from '#ui/site-pictures.ts'
import { helpWords } from './words.ts'
import type { Route } from './+types/page.ts'
import { ArticleView } from './article-view.tsx'
import { articlePath, readHelpList, readOpened } from './help-address.ts'
import { HelpLists } from './help-lists.tsx'
import { articleMeta, listMeta } from './meta.ts'
import { type HelpPageData, readArticlePage, readListPage } from './read-page.server.ts'
import { texts } from './texts.ts'

const OpenedArticle = lazy(async () => ({ default: (await import('./opened-article.tsx')).OpenedArticle }))

export const meta: Route.MetaFunction = ({ matches, loaderData = {}, params, location }) =>
  pageMeta(
    matches,
    params.article
      ? articleMeta(matches, location.pathname, loaderData)
      : listMeta(matches, readHelpList(location.pathname, location.search), loaderData),
  )

/** One room answers all addresses, so that an article can lie over the list from which it was opened. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  if (params.article) {
    const page = await readArticlePage(app.db, params.article)
    // The category in the address was renamed or mistyped.
    if (page.article && page.article.categorySlug !== params.category) throw redirect(articlePath(page.article), 301)
    return data(page, { status: page.article ? 200 : 404 })
  }
  const page = await readListPage(app, readHelpList(url.pathname, url.search))
  return data(page, { status: page.articles ? 200 : 404 })
}

/** In the browser the page is shown at once and reads the API itself. */
export function clientLoader(): HelpPageData {
  return {}
}

export default function HelpPage({ loaderData, params }: Route.ComponentProps) {
  const location = useLocation()
  // An article that the server rendered is a page of its own; only one opened here lies over its list.
  const behind = params.article && loaderData.article === undefined ? readOpened(location.state) : null
  if (params.article && behind === null) {
    return <ArticleView slug={params.article} first={loaderData} />
  }

  const list = behind ? new URL(behind, 'https://list') : location
  return (
    <>
      <HelpHero />
      <HelpLists list={readHelpList(list.pathname, list.search)} first={loaderData} isBehind={behind !== null} />
      {params.article && behind && (
        <Suspense>
          <OpenedArticle slug={params.article} behind={behind} />
        </Suspense>
      )}
    </>
  )
}

/** Without the database there is no article, but still a number to call. */
export function ErrorBoundary() {
  return (
    <>
      <HelpHero />
      <Section>
        <p role="alert" className="text-lg font-semibold text-bad-700">
          {texts.categoriesFailed}
        </p>
        <p className="mt-2">
          Bitte versuchen Sie es später noch einmal oder rufen Sie uns an: <PhoneLink />
        </p>
      </Section>
    </>
  )
}

function HelpHero() {
  const { hero } = useWords(helpWords)
  return <PageHero title={hero.title} picture={pictureAt('picture_help', roomPicture)} height="sm" lead={hero.lead} />
}
