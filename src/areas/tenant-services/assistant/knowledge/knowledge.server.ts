import { faqItems, helpPassages } from '#areas/help-centre/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { offers } from '#company/offered.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import { sectionsOf } from '#company/markdown/sections.server.ts'
import { companyFacts } from '../facts.ts'
import { buildKnowledgeIndex, type Entry, type KnowledgeIndex } from './knowledge-index.ts'

const indexes = keptByVersion<KnowledgeIndex>(1)

/** Indexes articles, frequent questions and the company's own facts. */
export const knowledgeOf = (app: App): Promise<KnowledgeIndex> =>
  indexes(app.db, 'knowledge', async () => buildKnowledgeIndex(await readEntries(app)))

async function readEntries(app: App): Promise<Entry[]> {
  const [passages, faq] = offers('help_centre') ? await Promise.all([helpPassages(app), faqItems(app)]) : [[], []]
  return [
    ...passages.map(({ title, heading, to, paragraphs, keywords }, order) => ({
      id: `article:${order}`,
      page: `article:${title}`,
      heading: heading ?? title,
      part: heading ?? '',
      order,
      weight: 1,
      paragraphs,
      source: { title, to },
      keywords,
    })),
    ...faq.map(({ id, question, answer }) => ({
      ...alone(`faq:${id}`, question),
      weight: 1.5,
      paragraphs: sectionsOf(withoutFurther(answer)).flatMap(({ paragraphs }) => paragraphs),
      source: { title: 'Häufige Fragen', to: '/mieterinfos#faq' },
      keywords: '',
    })),
    ...companyFacts().map((fact) => ({ ...alone(`fact:${fact.heading}`, fact.heading), weight: 1, ...fact })),
  ]
}

/** An entry that is a page by itself. */
const alone = (id: string, heading: string) => ({ id, page: id, heading, part: heading, order: 0 })

/** „[Mehr zur Kaution](…)“ at the end handOvers on; without its link it says nothing. */
const withoutFurther = (answer: string) => answer.replace(/(?<!\s)\s*\[Mehr [^[\]]*\]\([^()]*\)\s*$/, '')
