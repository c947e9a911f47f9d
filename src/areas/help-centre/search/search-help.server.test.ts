// Also on PostgreSQL: search.
import { expect, test } from 'vitest'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleArticle, exampleCategory } from '../articles/example-article.ts'
import { helpArticles } from '../articles/repository.server.ts'
import { searchHelp } from './search-help.server.ts'

const articles = [
  exampleArticle({
    slug: 'heizung',
    title: 'Heizkörper wird nicht warm',
    content: 'Entlüften Sie das Ventil.',
    keywords: '',
  }),
  exampleArticle({
    slug: 'muell',
    title: 'Mülltrennung',
    content: 'Restmüll, Papier und Biotonne.',
    keywords: 'gelber sack',
  }),
  exampleArticle({
    slug: 'schimmel',
    title: 'Schimmel entfernen',
    content: 'Feuchte Stellen gut lüften.',
    keywords: '',
  }),
  exampleArticle({ slug: 'kaution', title: 'Kaution zurück', content: 'Bis zu sechs Monate.', keywords: 'sicherheit' }),
  exampleArticle({ slug: 'kuendigung', title: 'Wohnung kündigen', content: 'Die Kündigungsfrist.', keywords: '' }),
  exampleArticle({
    slug: 'schluessel',
    title: 'Schlüssel verloren',
    content: 'Ein Schlüsseldienst hilft.',
    keywords: '',
  }),
  exampleArticle({ slug: 'entwurf', title: 'Heizkörper geheim', isPublished: false }),
]

async function filledApp() {
  const app = await testApp()
  await helpArticles(app.db).insertCategories([exampleCategory()], app.clock.now())
  await helpArticles(app.db).insertArticles(articles, app.clock.now())
  return app
}

test.each([
  ['Heizkorper', 'heizung'],
  ['heizkoerper', 'heizung'],
  ['HEIZKÖRPER', 'heizung'],
  ['Heitzkörper', 'heizung'],
  ['Muelltrennung', 'muell'],
  ['Mültrennung', 'muell'],
  ['Schimel', 'schimmel'],
  ['Kauzion', 'kaution'],
  ['kundigen', 'kuendigung'],
  ['Kündigungsfrsit', 'kuendigung'],
  ['Schlüsel', 'schluessel'],
  ['schluesseldinst', 'schluessel'],
])('"%s" finds what was meant', async (query, slug) => {
  const hits = await searchHelp(await filledApp(), query)
  expect(hits[0]?.slug).toBe(slug)
})

test('the beginning and the inside of a word find it', async () => {
  const app = await filledApp()
  expect((await searchHelp(app, 'he')).map(({ slug }) => slug)).toContain('heizung')
  expect((await searchHelp(app, 'trennung')).map(({ slug }) => slug)).toEqual(['muell'])
})

test('a whole question finds its article, whatever small words it has', async () => {
  const hits = await searchHelp(await filledApp(), 'Wann bekomme ich meine Kaution wieder zurück?')
  expect(hits[0]?.slug).toBe('kaution')
})

test('drafts are not found, nor is anything for signs and nonsense', async () => {
  const app = await filledApp()
  expect(await searchHelp(app, 'geheim')).toEqual([])
  expect(await searchHelp(app, '%%')).toEqual([])
  expect(await searchHelp(app, 'xqzvwk')).toEqual([])
})

test('a change of the content is found by the next search', async () => {
  const app = await filledApp()
  expect(await searchHelp(app, 'Balkon')).toEqual([])
  await helpArticles(app.db).insertArticles([exampleArticle({ slug: 'balkon', title: 'Balkon' })], app.clock.now())
  expect((await searchHelp(app, 'Balkon')).map(({ slug }) => slug)).toEqual(['balkon'])
  await raiseContentVersion(app.db, app.clock.now())
  expect(await searchHelp(app, 'Balkon')).toHaveLength(1)
})

test('at most ten are found', async () => {
  const app = await filledApp()
  const many = Array.from({ length: 14 }, (_, number) =>
    exampleArticle({ slug: `lampe-${number}`, title: `Lampe ${number}` }),
  )
  await helpArticles(app.db).insertArticles(many, app.clock.now())
  expect(await searchHelp(app, 'Lampe')).toHaveLength(10)
})
