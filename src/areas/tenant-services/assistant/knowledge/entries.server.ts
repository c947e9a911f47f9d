import { faqItems, type HelpPassage, helpPassages } from '#areas/help-centre/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { sectionsOf } from '#platform/markdown/sections.server.ts'
import { facts } from '../facts.ts'
import { buildKnowledgeIndex, type Entry, type KnowledgeIndex } from './knowledge-index.ts'

// One index per database, as old as the content it was built from.
const indexes = new WeakMap<App['db'], { version: number; index: Promise<KnowledgeIndex> }>()

/** What articles, frequent questions and the company's own facts say, ready to be searched. */
export async function knowledgeOf(app: App): Promise<KnowledgeIndex> {
  const { contentVersion: version } = await readContentVersion(app.db)
  const known = indexes.get(app.db)
  if (known?.version === version) return known.index
  const index = readEntries(app).then(buildKnowledgeIndex)
  indexes.set(app.db, { version, index })
  // A database that did not answer is asked again by the next question.
  index.catch(() => indexes.delete(app.db))
  return index
}

async function readEntries(app: App): Promise<Entry[]> {
  const [passages, faq] = await Promise.all([helpPassages(app), faqItems(app)])
  return [
    ...passages.map(fromArticle),
    ...faq.map(({ id, question, answer }) => ({
      id: `faq:${id}`,
      pageId: `faq:${id}`,
      heading: question,
      part: question,
      order: 0,
      weight: 1.5,
      paragraphs: sectionsOf(withoutFurther(answer)).flatMap(({ paragraphs }) => paragraphs),
      source: { title: 'Häufige Fragen', to: '/mieterinfos#faq' },
      keywords: '',
    })),
    ...facts.map(({ id, heading, paragraphs, source, keywords }) => ({
      id: `firma:${id}`,
      pageId: `firma:${id}`,
      heading,
      part: heading,
      order: 0,
      weight: 1,
      paragraphs,
      source,
      keywords,
    })),
  ]
}

function fromArticle(passage: HelpPassage, index: number): Entry {
  const { title, heading, to, paragraphs, keywords } = passage
  return {
    id: `artikel:${index}`,
    pageId: `artikel:${title}`,
    heading: heading ?? title,
    part: heading ?? '',
    order: index,
    weight: 1,
    paragraphs,
    source: { title, to },
    keywords,
  }
}

/** „[Mehr zur Kaution](…)“ at the end leads on; without its link it says nothing. */
const withoutFurther = (answer: string) => answer.replace(/(?<!\s)\s*\[Mehr [^[\]]*\]\([^()]*\)\s*$/, '')
