import type { ContentKind } from '#company/content/content-kind.ts'
import { choices, order, shown } from '#company/content/common-fields.ts'
import { teaser } from '#company/content/teaser.ts'
import { landlordOfferings } from '#company/offerings.ts'
import { testimonialContent } from './repository.server.ts'

const landlordPages = choices({
  hausverwaltung: 'Hausverwaltung',
  gutachten: 'Gutachten',
  schadensanierung: 'Schadensanierung',
  instandhaltungsarbeiten: 'Instandhaltungsarbeiten',
  nebenkostenabrechnung: 'Nebenkostenabrechnung',
})

export const testimonialKind: ContentKind = {
  name: 'testimonial',
  path: 'kundenstimmen',
  realm: 'texts',
  shownFor: landlordOfferings,
  one: 'Kundenstimme',
  many: 'Kundenstimmen',
  newLabel: 'Neue Kundenstimme',
  groups: [
    {
      legend: 'Kundenstimme',
      hint: 'Nur echte Äußerungen, mit Einwilligung (§ 5b Abs. 3 UWG).',
      fields: [
        { name: 'page', label: 'Seite', input: 'choice', required: true, options: landlordPages },
        { name: 'author', label: 'Name', input: 'line', required: true },
        {
          name: 'role',
          label: 'Wer das ist',
          input: 'line',
          hint: 'Zum Beispiel „Eigentümerin eines Mehrfamilienhauses“.',
        },
        order,
        { name: 'quote', label: 'Äußerung', input: 'text', required: true, wide: true, maxLength: 1000 },
        shown,
      ],
    },
  ],
  start: { sort_order: 100, is_published: true },
  shownBy: 'is_published',
  filters: [{ name: 'page', label: 'Seite' }],
  ordered: { by: 'sort_order', within: 'page' },
  hasPreview: true,
  store: testimonialContent,
  line: ({ author, quote, page }) => {
    const where = landlordPages.find(({ value }) => value === page)?.label
    return { title: String(author ?? ''), line: [where, teaser(String(quote ?? ''), 140)].filter(Boolean).join(' · ') }
  },
  publicPath: (_id, { page }) => `/${page}`,
}
