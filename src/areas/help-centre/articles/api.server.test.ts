import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { questions } from '../faq/repository.server.ts'
import { helpApi } from './api.server.ts'
import { exampleArticle, exampleCategory } from './example-article.ts'
import { helpArticles } from './repository.server.ts'

async function filledApi() {
  const app = await testApp()
  const now = app.clock.now()
  await helpArticles(app.db).insertCategories([exampleCategory()], now)
  await helpArticles(app.db).insertArticles([exampleArticle()], now)
  await questions(app.db).insert([{ id: 'a', question: 'Darf ich?', answer: 'Ja.', sortOrder: 1 }], now)
  return helpApi(app)
}

test('categories answer with every field of the specification', async () => {
  const answer = await (await filledApi()).request('/categories')
  expect(await answer.json()).toEqual({
    items: [
      {
        id: 'kategorie-umgang',
        slug: 'umgang',
        title: 'Umgang mit der Wohnung',
        description: 'Pflegen und reparieren.',
        icon: 'Home',
        sort_order: 1,
        article_count: 1,
      },
    ],
    total: 1,
  })
})

test('articles of a category answer with content and joined category', async () => {
  const answer = await (await filledApi()).request('/categories/umgang/articles')
  expect(await answer.json()).toMatchObject({
    items: [
      {
        id: 'artikel-richtig-lueften',
        title: 'Richtig lüften',
        content: expect.stringContaining('**ganz**'),
        content_html: expect.stringContaining('<strong>ganz</strong>'),
        image: null,
        category_slug: 'umgang',
        category: { title: 'Umgang mit der Wohnung', slug: 'umgang', icon: 'Home' },
      },
    ],
    total: 1,
  })
})

test('an unknown category and an unknown article are not found', async () => {
  const api = await filledApi()
  expect((await api.request('/categories/gibt-es-nicht/articles')).status).toBe(404)
  expect((await api.request('/articles/gibt-es-nicht')).status).toBe(404)
})

test('a search answers with snippet, ranges and category, and without the whole text', async () => {
  const api = await filledApi()
  const { items, total } = (await (await api.request('/search?q=oeffnen')).json()) as {
    items: Record<string, unknown>[]
    total: number
  }
  expect(total).toBe(1)
  expect(items[0]).toEqual({
    id: 'artikel-richtig-lueften',
    slug: 'richtig-lueften',
    title: 'Richtig lüften',
    title_ranges: [],
    snippet: 'Fenster ganz öffnen. Wie oft? Zweimal am Tag.',
    snippet_ranges: [[13, 19]],
    category_slug: 'umgang',
    category: { title: 'Umgang mit der Wohnung', slug: 'umgang', icon: 'Home' },
  })
})

test('one letter, nothing and nonsense find nothing and are no errors', async () => {
  const api = await filledApi()
  for (const query of ['', '?q=', '?q=l', '?q=%20%20l%20', '?q=%00%FF', `?q=${'x'.repeat(5000)}`, "?q=';--"]) {
    const answer = await api.request(`/search${query}`)
    expect([answer.status, await answer.json()], query).toEqual([200, { items: [], total: 0 }])
  }
})

test('a description leads to articles in the shape of a search, whatever is in it', async () => {
  const api = await filledApi()
  const found = await api.request(`/suggestions?q=${encodeURIComponent('Soll ich lüften? Die Wand ist feucht.')}`)
  expect(await found.json()).toMatchObject({ items: [{ slug: 'richtig-lueften', category_slug: 'umgang' }], total: 1 })
  for (const query of ['', '?q=', '?q=%00%FF', `?q=${'x'.repeat(5000)}`, "?q=';--"]) {
    const answer = await api.request(`/suggestions${query}`)
    expect([answer.status, await answer.json()], query).toEqual([200, { items: [], total: 0 }])
  }
})

test('questions come with their answers', async () => {
  expect(await (await (await filledApi()).request('/questions')).json()).toMatchObject({
    items: [{ question: 'Darf ich?', answer: 'Ja.', answer_html: '<p>Ja.</p>\n' }],
    total: 1,
  })
})
