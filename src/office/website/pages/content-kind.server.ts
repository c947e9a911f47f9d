import { wordedPages } from '#areas/worded-pages.ts'
import { wordsContent } from '#company/repository.server.ts'
import { groupsOf, standardWords, wrongPlaceholders } from '#company/words.ts'
import type { ContentKind } from '#company/content/content-kind.ts'

const pageWith = (id: string) => wordedPages.find((page) => page.id === id)

export const pageKind: ContentKind = {
  name: 'page',
  path: 'seiten',
  realm: 'texts',
  one: 'Seite',
  many: 'Seiten',
  newLabel: '',
  groups: wordedPages.flatMap(groupsOf),
  start: {},
  isFixed: true,
  standardOf: (id) => {
    const page = pageWith(id)
    return page ? standardWords(page) : {}
  },
  orderNote: 'Überschriften und Texte der Seiten. Was leer ist, wird nicht gezeigt.',
  hasPreview: true,
  store: (db) => wordsContent(db, wordedPages),
  line: (_values, _options, id) => {
    const page = pageWith(id)
    const parts = Object.values(page?.blocks ?? {}).map(({ legend }) => legend)
    return { title: page?.title ?? '', line: parts.join(', ') }
  },
  publicPath: (id) => pageWith(id)?.path ?? null,
  faults: wrongPlaceholders,
}
