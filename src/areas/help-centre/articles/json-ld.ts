import type { Question } from '../faq/question.ts'
import type { Article } from './article.ts'
import { articlePath } from './help-address.ts'

/** An article for search engines. `siteUrl` without a slash at its end. */
export function articleJsonLd({ siteUrl, brand }: { siteUrl: string; brand: string }, article: Article): object {
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
export function questionsJsonLd(questions: Question[]): object {
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
