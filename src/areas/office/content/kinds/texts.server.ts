import { articleContent, categoryContent, questionContent } from '#areas/help-centre/public.server.ts'
import { testimonialContent } from '#areas/landlord-services/public.server.ts'
import { tradeContent } from '#areas/partners/public.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { FieldOption, FieldSpec } from '../field-spec.ts'
import type { ContentKind } from '../kind.ts'

const choices = (options: Record<string, string>): FieldOption[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

const order: FieldSpec = {
  name: 'sort_order',
  label: 'Stelle in der Reihenfolge',
  input: 'whole',
  required: true,
  max: 10_000,
  hint: 'Kleine Zahlen stehen vorn.',
}
const slug: FieldSpec = {
  name: 'slug',
  label: 'Adresse der Seite',
  input: 'line',
  required: true,
  isSlug: true,
  hint: 'Kleine Buchstaben, Ziffern, Bindestriche. Alte Links gehen nach einer Änderung ins Leere.',
}

/** What the icons of the help centre and of the trades are called here; the names are the specification's. */
const helpIcons = choices({
  Home: 'Haus',
  Users: 'Menschen',
  Recycle: 'Kreislauf',
  Zap: 'Blitz',
  Thermometer: 'Thermometer',
  AlertTriangle: 'Warndreieck',
  Car: 'Auto',
  Warehouse: 'Lager',
  UserCheck: 'Person mit Haken',
})
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

async function categoryOptions(db: Db) {
  const { items } = await categoryContent(db).list({ search: '', filters: {}, page: 1, pageSize: 500 })
  return {
    category_slug: items.map(({ values }) => ({ value: String(values.slug), label: String(values.title) })),
  }
}

export const articleKind: ContentKind = {
  name: 'help_article',
  path: 'hilfeartikel',
  realm: 'texts',
  one: 'Hilfeartikel',
  many: 'Hilfeartikel',
  newLabel: 'Neuer Hilfeartikel',
  groups: [
    {
      legend: 'Artikel',
      fields: [
        { name: 'title', label: 'Titel', input: 'line', required: true, wide: true },
        { name: 'category_slug', label: 'Thema', input: 'choice', required: true },
        slug,
        {
          name: 'content',
          label: 'Text',
          input: 'markdown',
          required: true,
          wide: true,
          hint: 'Markdown: ## Überschrift, **fett**, - Liste, [Text](/seite).',
        },
        {
          name: 'keywords',
          label: 'Suchwörter',
          input: 'line',
          maxLength: 500,
          wide: true,
          hint: 'Wörter, nach denen Mieter suchen und die im Text nicht vorkommen.',
        },
        {
          name: 'image',
          label: 'Adresse eines Bildes',
          input: 'line',
          hint: 'Zum Beispiel /bilder/hilfe/lueften.webp. Leer: die Zeichnung des Themas.',
        },
        { name: 'image_alt', label: 'Bildbeschreibung', input: 'line' },
        order,
        { name: 'is_published', label: 'Auf der Website zeigen', input: 'box', wide: true },
      ],
    },
  ],
  start: { sort_order: 100 },
  filters: [{ name: 'category_slug', label: 'Thema' }],
  shownBy: 'is_published',
  isRemovable: true,
  unique: 'slug',
  store: articleContent,
  options: categoryOptions,
  line: ({ title, category_slug: category }, { category_slug: categories }) => ({
    title: String(title ?? ''),
    line: categories?.find(({ value }) => value === category)?.label ?? String(category ?? ''),
  }),
  publicPath: (_id, { category_slug: category, slug: name }) => `/mieterinfos/${category}/${name}`,
  check: (_app, _id, { image, image_alt: alt }) =>
    image !== null && alt === null
      ? [{ tone: 'warning', field: 'image_alt', text: 'Das Bild hat keine Bildbeschreibung.' }]
      : [],
  faults: ({ image }) =>
    typeof image === 'string' && !/^\/(?!\/)/.test(image)
      ? { image: 'Bilder kommen nur von dieser Website: Die Adresse beginnt mit einem Schrägstrich.' }
      : {},
}

export const categoryKind: ContentKind = {
  name: 'help_category',
  path: 'hilfethemen',
  realm: 'texts',
  one: 'Hilfethema',
  many: 'Hilfethemen',
  newLabel: 'Neues Hilfethema',
  groups: [
    {
      legend: 'Thema',
      fields: [
        { name: 'title', label: 'Titel', input: 'line', required: true },
        slug,
        { name: 'icon', label: 'Zeichen', input: 'choice', required: true, options: helpIcons },
        order,
        { name: 'description', label: 'Beschreibung', input: 'text', wide: true },
      ],
    },
  ],
  start: { sort_order: 100, icon: 'Home' },
  isRemovable: true,
  unique: 'slug',
  store: categoryContent,
  line: ({ title, description }) => ({ title: String(title ?? ''), line: String(description ?? '') }),
  publicPath: (_id, { slug: name }) => `/mieterinfos/${name}`,
}

export const questionKind: ContentKind = {
  name: 'faq_item',
  path: 'fragen',
  realm: 'texts',
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
      ],
    },
  ],
  start: { sort_order: 100 },
  isRemovable: true,
  store: questionContent,
  line: ({ question, answer }) => ({ title: String(question ?? ''), line: String(answer ?? '').slice(0, 140) }),
  publicPath: () => '/mieterinfos',
}

export const tradeKind: ContentKind = {
  name: 'trade',
  path: 'gewerke',
  realm: 'texts',
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
  isRemovable: true,
  unique: 'name',
  store: tradeContent,
  line: ({ name, description }) => ({ title: String(name ?? ''), line: String(description ?? '') }),
  publicPath: () => '/handwerker-partner',
}

export const testimonialKind: ContentKind = {
  name: 'testimonial',
  path: 'kundenstimmen',
  realm: 'texts',
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
        { name: 'role', label: 'Wer das ist', input: 'line', hint: 'Zum Beispiel „Eigentümerin in Braubach“.' },
        order,
        { name: 'quote', label: 'Äußerung', input: 'text', required: true, wide: true, maxLength: 1000 },
      ],
    },
  ],
  start: { sort_order: 100 },
  filters: [{ name: 'page', label: 'Seite' }],
  isRemovable: true,
  store: testimonialContent,
  line: ({ author, quote }) => ({ title: String(author ?? ''), line: String(quote ?? '').slice(0, 140) }),
  publicPath: (_id, { page }) => `/${page}`,
}
