import { aboutWords, contactWords } from '#areas/company/public.server.ts'
import { helpWords } from '#areas/help-centre/public.server.ts'
import { jobsWords } from '#areas/jobs/public.server.ts'
import { serviceContents } from '#areas/landlord-services/public.server.ts'
import { applicationWords, homeWords, overviewWords, propertiesWords } from '#areas/letting/public.server.ts'
import { partnerWords } from '#areas/partners/public.server.ts'
import { assistantWords, certificateWords, damageWords, keyLossWords } from '#areas/tenant-services/public.server.ts'
import { wordsContent } from '#company/repository.server.ts'
import { groupsOf, type PageWords, standardWords, wrongPlaceholders } from '#company/words.ts'
import type { ContentKind } from '#company/content/content-kind.ts'

/** Pages whose words staff may change, in the order of the website. */
export const wordPages: readonly PageWords[] = [
  homeWords,
  propertiesWords,
  overviewWords,
  applicationWords,
  damageWords,
  certificateWords,
  keyLossWords,
  helpWords,
  assistantWords,
  ...Object.values(serviceContents).map(({ words }) => words),
  partnerWords,
  aboutWords,
  jobsWords,
  contactWords,
]

const pageWith = (id: string) => wordPages.find((page) => page.id === id)

export const pageKind: ContentKind = {
  name: 'page',
  path: 'seiten',
  realm: 'texts',
  one: 'Seite',
  many: 'Seiten',
  newLabel: '',
  groups: wordPages.flatMap(groupsOf),
  start: {},
  isFixed: true,
  standardOf: (id) => {
    const page = pageWith(id)
    return page ? standardWords(page) : {}
  },
  orderNote: 'Überschriften und Texte der Seiten. Was leer ist, wird nicht gezeigt.',
  hasPreview: true,
  store: (db) => wordsContent(db, wordPages),
  line: (_values, _options, id) => {
    const page = pageWith(id)
    const parts = Object.values(page?.blocks ?? {}).map(({ legend }) => legend)
    return { title: page?.title ?? '', line: parts.join(', ') }
  },
  publicPath: (id) => pageWith(id)?.path ?? null,
  faults: wrongPlaceholders,
}
