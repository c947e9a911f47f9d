import { expect, test } from 'vitest'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { exampleArticle, exampleCategory } from './example-article.ts'
import { categoryContent, helpArticles } from './repository.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')

test('categories stand in their order and count what is published', async () => {
  const db = await testDatabase()
  const help = helpArticles(db)
  await help.insertCategories(
    [
      exampleCategory({ slug: 'muell', title: 'Müll', icon: 'Recycle', sortOrder: 2 }),
      exampleCategory({ slug: 'umgang', sortOrder: 1 }),
    ],
    now,
  )
  await help.insertArticles(
    [exampleArticle(), exampleArticle({ slug: 'entwurf', isPublished: false }), exampleArticle({ slug: 'zwei' })],
    now,
  )
  expect((await help.listCategories()).map(({ slug, articleCount }) => [slug, articleCount])).toEqual([
    ['umgang', 2],
    ['muell', 0],
  ])
})

test('an article comes with its category, its Markdown, safe HTML and an excerpt', async () => {
  const db = await testDatabase()
  const help = helpArticles(db)
  await help.insertCategories([exampleCategory()], now)
  await help.insertArticles(
    [exampleArticle({ content: `Fenster **ganz** öffnen. <b>x</b>\n\n${'Wort '.repeat(100)}` })],
    now,
  )
  const article = await help.findArticle('richtig-lueften')
  expect(article).toMatchObject({
    slug: 'richtig-lueften',
    title: 'Richtig lüften',
    categorySlug: 'umgang',
    category: { slug: 'umgang', title: 'Umgang mit der Wohnung', icon: 'Home' },
    image: null,
  })
  expect(article?.contentHtml).toContain('Fenster <strong>ganz</strong> öffnen. &lt;b&gt;')
  expect(article?.excerpt).toMatch(/^Fenster ganz öffnen\..* …$/)
  expect(article?.excerpt.length).toBeLessThanOrEqual(282)
})

test('articles of a category come in their order; drafts and unknown categories do not', async () => {
  const db = await testDatabase()
  const help = helpArticles(db)
  await help.insertCategories([exampleCategory(), exampleCategory({ slug: 'leer', sortOrder: 2 })], now)
  await help.insertArticles(
    [
      exampleArticle({ slug: 'b', sortOrder: 2 }),
      exampleArticle({ slug: 'a', sortOrder: 1 }),
      exampleArticle({ slug: 'entwurf', sortOrder: 0, isPublished: false }),
    ],
    now,
  )
  expect((await help.listArticles('umgang'))?.map(({ slug }) => slug)).toEqual(['a', 'b'])
  expect(await help.listArticles('leer')).toEqual([])
  expect(await help.listArticles('gibt-es-nicht')).toBeNull()
  expect(await help.findArticle('entwurf')).toBeNull()
  expect((await help.listSearchable()).map(({ slug }) => slug)).toEqual(['a', 'b'])
  expect((await help.listPages()).map(({ path }) => path)).toEqual([
    '/mieterinfos',
    '/mieterinfos/leer',
    '/mieterinfos/umgang/a',
    '/mieterinfos/umgang/b',
  ])
})

test('every write raises the content version, and one that fails leaves nothing', async () => {
  const db = await testDatabase()
  const help = helpArticles(db)
  const before = (await readContentVersion(db)).contentVersion
  await help.insertCategories([exampleCategory()], now)
  expect((await readContentVersion(db)).contentVersion).toBe(before + 1)
  await expect(
    help.insertArticles([exampleArticle(), exampleArticle({ slug: 'ohne', categorySlug: 'gibt-es-nicht' })], now),
  ).rejects.toThrow()
  expect(await help.listArticles('umgang')).toEqual([])
  expect((await readContentVersion(db)).contentVersion).toBe(before + 1)
})

test('a subject that is a draft is not shown, nor are its articles, in lists, search and sitemap', async () => {
  const db = await testDatabase()
  const help = helpArticles(db)
  const muell = { title: 'Müll', slug: 'muell', description: null, icon: 'Recycle', sort_order: 1 }
  await categoryContent(db).insert('m', { ...muell, is_published: false }, now)
  await help.insertArticles([exampleArticle({ slug: 'tonnen', categorySlug: 'muell' })], now)
  const seen = async () => [
    (await help.listCategories()).length,
    (await help.listArticles('muell'))?.length ?? null,
    (await help.findArticle('tonnen'))?.slug ?? null,
    (await help.listSearchable()).length,
    (await help.listPages()).length,
  ]
  expect(await seen()).toEqual([0, null, null, 0, 1])
  expect(await help.listCategories('m')).toMatchObject([{ slug: 'muell', articleCount: 1 }])
  expect(await help.listCardsOfDraft('muell')).toMatchObject([{ slug: 'tonnen' }])
  await categoryContent(db).update('m', 1, { ...muell, is_published: true }, now)
  // The first subject is the help centre's own page.
  expect(await seen()).toEqual([1, 1, 'tonnen', 1, 2])
})

test('staff find an article that nobody sees yet', async () => {
  const help = helpArticles(await testDatabase())
  await help.insertCategories([exampleCategory()], now)
  await help.insertArticles([exampleArticle({ id: 'e', slug: 'entwurf', isPublished: false })], now)
  expect(await help.findArticle('entwurf')).toBeNull()
  expect(await help.findDraft('e')).toMatchObject({ slug: 'entwurf' })
  expect(await help.findDraft('keiner')).toBeNull()
})
