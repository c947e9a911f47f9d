import { tradeContent } from './repository.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { choices } from '#company/content/common-fields.ts'

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
