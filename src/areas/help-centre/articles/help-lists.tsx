import { site } from '#site'
import { usePageTitle } from '#platform/page-meta.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { Container } from '#ui/layout/container.tsx'
import { Section } from '#ui/layout/section.tsx'
import { FaqSection } from '../faq/faq-section.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { SearchResults } from '../search/search-results.tsx'
import { CategoryArticles } from './category-articles.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { type HelpList, helpListPath } from './help-address.ts'
import { HelpClosing } from './help-closing.tsx'
import { listTitle } from './meta.ts'
import { articlesQuery, categoriesQuery, questionsQuery, searchQuery } from './queries.ts'
import type { HelpPageData } from './read-page.server.ts'
import { quoted } from '#values/quoted.ts'

type HelpListsProps = {
  list: HelpList
  first: HelpPageData
  /** An article lies over it and gives the window its title. */
  isBehind: boolean
}

/** The help centre: search, categories, the chosen one's articles, questions. */
export function HelpLists({ list, first, isBehind }: HelpListsProps) {
  const { category, term } = list
  const isKnown = first.articles !== null
  const categories = useApiQuery({ ...categoriesQuery, initialData: first.categories })
  const articles = useApiQuery({
    ...articlesQuery(category),
    enabled: isKnown && category !== '' && term === '',
    initialData: first.articles ?? undefined,
  })
  const questions = useApiQuery({ ...questionsQuery, initialData: first.questions })
  const hits = useApiQuery({ ...searchQuery(term), enabled: term !== '', initialData: first.hits })
  const chosen = categories.data?.find(({ slug }) => slug === category)
  const title =
    term !== '' ? `Suche nach ${quoted(term)}` : listTitle(category === site.firstHelpCategory ? '' : chosen?.title)
  usePageTitle(isBehind ? undefined : title)
  const here = helpListPath(list)

  return (
    <>
      {/* After a dialog the focus is where it was: the frame leaves it there (`route-announcer.tsx`). */}
      <div data-keeps-focus>
        <Container className="relative z-30 -mt-4 sm:-mt-8 print:hidden">
          <SearchBox term={term} behind={here} />
        </Container>
        {term !== '' && (
          <SearchResults term={term} hits={hits.data} isFailed={hits.isError} onRetry={hits.refetch} behind={here} />
        )}
        <Section spacing="tight" labelledBy="kategorien">
          <CategoryTiles
            categories={categories.data}
            chosen={term === '' ? category : ''}
            isFailed={categories.isError && !categories.data}
            onRetry={categories.refetch}
          />
        </Section>
        {term === '' && category !== '' && (
          <CategoryArticles
            list={list}
            category={chosen}
            isUnknown={!isKnown}
            articles={articles.data}
            error={articles.data ? null : articles.error}
            onRetry={articles.refetch}
          />
        )}
      </div>
      <FaqSection questions={questions.data} />
      <HelpClosing />
    </>
  )
}
