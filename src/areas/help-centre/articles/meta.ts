import { breadcrumbJsonLd, type pageMeta, siteFacts } from '#platform/page-meta.ts'
import { DEFAULT_CATEGORY } from './article.ts'
import { excerptOf } from './excerpt.ts'
import { articlePath, type HelpList, helpListPath } from './help-address.ts'
import { articleJsonLd, questionsJsonLd } from './json-ld.ts'
import type { HelpPageData } from './read-page.server.ts'
import { texts } from './texts.ts'
import { quoted } from '#ui/quoted.ts'

type Matches = Parameters<typeof siteFacts>[0]
type PageMeta = Parameters<typeof pageMeta>[1]

const DESCRIPTION_LETTERS = 155
const root = { name: texts.title, path: '/mieterinfos' }

export function articleMeta(matches: Matches, path: string, { article }: HelpPageData): PageMeta {
  if (!article) {
    return { title: texts.title, description: texts.unknownArticle, path, noindex: article === null }
  }
  const facts = siteFacts(matches)
  const category = {
    name: article.category.title,
    path: helpListPath({ category: article.categorySlug }),
  }
  return {
    title: article.title,
    description: excerptOf(article.excerpt.replace(/ …$/, ''), DESCRIPTION_LETTERS),
    path: articlePath(article),
    jsonLd: [
      articleJsonLd(facts, article),
      breadcrumbJsonLd(facts.siteUrl, [
        { name: 'Startseite', path: '/' },
        root,
        category,
        { name: article.title, path: articlePath(article) },
      ]),
    ],
  }
}

export function listMeta(matches: Matches, { category, term }: HelpList, data: HelpPageData): PageMeta {
  const path = helpListPath({ category })
  if (term !== '') return { title: `Suche nach ${quoted(term)}`, description: texts.description, path, noindex: true }
  if (data.articles === null) return { title: texts.title, description: texts.unknownCategory, path, noindex: true }
  const chosen = category === DEFAULT_CATEGORY ? undefined : data.categories?.find(({ slug }) => slug === category)
  const trail = [{ name: 'Startseite', path: '/' }, root, ...(chosen ? [{ name: chosen.title, path }] : [])]
  const questions = category === DEFAULT_CATEGORY ? (data.questions ?? []) : []
  return {
    title: listTitle(chosen?.title),
    description: chosen?.description ?? texts.description,
    path,
    jsonLd: [
      breadcrumbJsonLd(siteFacts(matches).siteUrl, trail),
      ...(questions.length > 0 ? [questionsJsonLd(questions)] : []),
    ],
  }
}

/** The window's title of a list; without a category the whole help centre's. */
export function listTitle(category: string | undefined): string {
  return category ? `${category}: ${texts.title}` : texts.title
}
