import { sectionsOf } from '#company/markdown/sections.server.ts'
import { articlePath } from './help-address.ts'
import type { Article } from './article.ts'

/** A passage of an article, below one of its headings, for those who answer from it. */
export type HelpPassage = {
  title: string
  /** Null: what stands before the first heading. */
  heading: string | null
  /** `/mieterinfos/notfall/gasgeruch#danach` */
  to: string
  paragraphs: string[]
  keywords: string
}

// The laws and judgments an article rests on are named in it; they answer nothing.
const isSources = (paragraph: string) => paragraph.startsWith('Quellen:')

/** An article in the parts that its headings make. */
export function passagesOf(
  article: Pick<Article, 'title' | 'slug' | 'categorySlug' | 'content'> & { keywords: string },
) {
  const path = articlePath(article)
  return sectionsOf(article.content).flatMap(({ heading, id, paragraphs }): HelpPassage[] => {
    const answering = paragraphs.filter((paragraph) => !isSources(paragraph))
    if (answering.length === 0) return []
    return [
      {
        title: article.title,
        heading,
        to: id === null ? path : `${path}#${id}`,
        paragraphs: answering,
        keywords: article.keywords,
      },
    ]
  })
}
