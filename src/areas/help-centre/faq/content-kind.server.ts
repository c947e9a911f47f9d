import { plainText } from '#company/markdown/render-markdown.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { order, shown } from '#company/content/common-fields.ts'
import { teaser } from '#company/content/teaser.ts'
import { questionContent } from './repository.server.ts'

export const questionKind: ContentKind = {
  name: 'faq_item',
  path: 'fragen',
  realm: 'texts',
  shownFor: ['help_centre'],
  one: 'Häufige Frage',
  many: 'Häufige Fragen',
  newLabel: 'Neue Frage',
  groups: [
    {
      legend: 'Frage und Antwort',
      fields: [
        { name: 'question', label: 'Frage', input: 'line', required: true, wide: true, maxLength: 300 },
        { name: 'answer', label: 'Antwort', input: 'markdown', required: true, wide: true },
        order,
        shown,
      ],
    },
  ],
  start: { sort_order: 100, is_published: true },
  shownBy: 'is_published',
  ordered: { by: 'sort_order' },
  hasPreview: true,
  store: questionContent,
  line: ({ question, answer }) => ({
    title: String(question ?? ''),
    line: teaser(plainText(String(answer ?? '')), 140),
  }),
  publicPath: () => '/mieterinfos',
}
