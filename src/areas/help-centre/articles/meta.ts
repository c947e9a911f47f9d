import { site } from '#site'
import { wordsNow } from '#company/use-words.ts'
import { helpWords } from './words.ts'
import { breadcrumbJsonLd, type pageMeta, siteFacts } from '#platform/page-meta.ts'
import { quoted } from '#values/quoted.ts'
import type { Question } from '../faq/question.ts'
import type { Article } from './article.ts'
import { excerptOf } from './excerpt.ts'
import { articlePath, type HelpList, helpListPath } from './help-address.ts'
import type { HelpPageData } from './read-page.server.ts'
import { texts } from './texts.ts'

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
  if (term !== '')
    return {
      title: `Suche nach ${quoted(term)}`,
      description: wordsNow(helpWords).search.description,
      path,
      noindex: true,
    }
  if (data.articles === null) return { title: texts.title, description: texts.unknownCategory, path, noindex: true }
  const chosen =
    category === site.firstHelpCategory ? undefined : data.categories?.find(({ slug }) => slug === category)
  const trail = [{ name: 'Startseite', path: '/' }, root, ...(chosen ? [{ name: chosen.title, path }] : [])]
  const questions = category === site.firstHelpCategory ? (data.questions ?? []) : []
  return {
    title: listTitle(chosen?.title),
    description: chosen?.description ?? wordsNow(helpWords).search.description,
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

/** An article for search engines. `siteUrl` without a slash at its end. */
function articleJsonLd({ siteUrl, brand }: { siteUrl: string; brand: string }, article: Article): object {
  const publisher = { '@type': 'Organization', name: brand, url: siteUrl }
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category.title,
    inLanguage: 'de',
    dateModified: article.updatedAt,
    mainEntityOfPage: `${siteUrl}${articlePath(article)}`,
    author: publisher,
    publisher,
  }
}

/** The questions with their answers for search engines. */
function questionsJsonLd(questions: Question[]): object {
  return {
    '@type': 'FAQPage',
    inLanguage: 'de',
    mainEntity: questions.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml },
    })),
  }
}
