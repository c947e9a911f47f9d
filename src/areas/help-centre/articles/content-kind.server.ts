import { helpFeedback } from '../feedback/repository.server.ts'
import { articleContent, categoryContent } from './repository.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { plural } from '#ui/format.ts'
import type { ContentKind, Hanging } from '#company/content/content-kind.ts'
import { choices, order, shown, slug } from '#company/content/common-fields.ts'

/** What the icons of the help centre are called here; the names are the specification's. */
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

async function categoryOptions(db: Db) {
  const { items } = await categoryContent(db).list({ search: '', filters: {}, page: 1, pageSize: 500 })
  return {
    category_slug: items.map(({ values }) => ({ value: String(values.slug), label: String(values.title) })),
  }
}

async function articlesOf(db: Db, _id: string, { slug: name }: ContentValues): Promise<Hanging[]> {
  const filters = { category_slug: String(name) }
  const { total } = await articleContent(db).list({ search: '', filters, page: 1, pageSize: 1 })
  if (total === 0) return []
  const counted = plural(total, 'Artikel gehört', 'Artikel gehören')
  return [{ forbids: true, text: `${counted} zu diesem Thema. Geben Sie ihnen zuerst ein anderes.` }]
}

export const articleKind: ContentKind = {
  name: 'help_article',
  path: 'hilfeartikel',
  realm: 'texts',
  shownFor: ['help_centre'],
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
        { name: 'image_alt', label: 'Bildbeschreibung (Alternativtext)', input: 'line' },
        order,
        shown,
      ],
    },
  ],
  start: { sort_order: 100 },
  filters: [{ name: 'category_slug', label: 'Thema' }],
  ordered: { by: 'sort_order', within: 'category_slug' },
  shownBy: 'is_published',
  unique: 'slug',
  hasPreview: true,
  store: articleContent,
  hangsOn: () => [{ forbids: false, text: 'Links auf den Artikel gehen ins Leere, auch in alten Mails.' }],
  options: categoryOptions,
  line: ({ title, category_slug: category }, { category_slug: categories }) => ({
    title: String(title ?? ''),
    line: categories?.find(({ value }) => value === category)?.label ?? String(category ?? ''),
  }),
  publicPath: (_id, { category_slug: category, slug: name }) => `/mieterinfos/${category}/${name}`,
  feedback: helpFeedback,
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
  shownFor: ['help_centre'],
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
        { ...shown, hint: 'Sonst sehen Besucher auch seine Artikel nicht.' },
      ],
    },
  ],
  start: { sort_order: 100, icon: 'Home', is_published: true },
  shownBy: 'is_published',
  ordered: { by: 'sort_order' },
  unique: 'slug',
  hasPreview: true,
  store: categoryContent,
  hangsOn: articlesOf,
  line: ({ title, description }) => ({ title: String(title ?? ''), line: String(description ?? '') }),
  publicPath: (_id, { slug: name }) => `/mieterinfos/${name}`,
}
