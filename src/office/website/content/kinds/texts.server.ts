import { testimonialContent } from '#areas/landlord-services/public.server.ts'
import { tradeContent } from '#areas/partners/public.server.ts'
import { landlordOfferings } from '#company/offerings.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { choices, order, shown } from '#company/content/common-fields.ts'
import { teaser } from '#company/content/teaser.ts'

/** What the icons of the trades are called here; the names are the specification's. */
const tradeIcons = choices({
  Wrench: 'Schraubenschlüssel',
  Zap: 'Blitz',
  Thermometer: 'Thermometer',
  Paintbrush2: 'Pinsel',
  Square: 'Fliese',
  Hammer: 'Hammer',
  Trees: 'Bäume',
  Sparkles: 'Glanz',
  Shield: 'Schild',
  Wind: 'Wind',
  Home: 'Haus',
})

const landlordPages = choices({
  hausverwaltung: 'Hausverwaltung',
  gutachten: 'Gutachten',
  schadensanierung: 'Schadensanierung',
  instandhaltungsarbeiten: 'Instandhaltungsarbeiten',
  nebenkostenabrechnung: 'Nebenkostenabrechnung',
})

export const tradeKind: ContentKind = {
  name: 'trade',
  path: 'gewerke',
  realm: 'texts',
  shownFor: ['partners'],
  one: 'Gewerk',
  many: 'Gewerke',
  newLabel: 'Neues Gewerk',
  groups: [
    {
      legend: 'Gewerk',
      fields: [
        { name: 'name', label: 'Name', input: 'line', required: true },
        { name: 'icon_name', label: 'Zeichen', input: 'choice', required: true, options: tradeIcons },
        { name: 'description', label: 'Beschreibung', input: 'text', wide: true },
        { name: 'is_active', label: 'Wird gesucht: auf der Website zeigen', input: 'box', wide: true },
      ],
    },
  ],
  start: { icon_name: 'Wrench', is_active: true },
  shownBy: 'is_active',
  unique: 'name',
  orderNote: 'Auf der Website stehen sie nach dem Namen.',
  hasPreview: true,
  store: tradeContent,
  hangsOn: () => [{ forbids: false, text: 'Bewerbungen von Partnern mit diesem Gewerk bleiben bei den Anfragen.' }],
  line: ({ name, description }) => ({ title: String(name ?? ''), line: String(description ?? '') }),
  publicPath: () => '/handwerker-partner',
}

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
