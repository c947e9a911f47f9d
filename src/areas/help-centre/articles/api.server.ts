import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { toWire } from '#platform/wire.ts'
import { questions } from '../faq/repository.server.ts'
import { noteMiss } from '../search/misses/keep-misses.server.ts'
import { searchHelp, suggestHelp } from '../search/search-help.server.ts'
import { onlyHit, readTerm } from '../search/search-hit.ts'
import { helpArticles } from './repository.server.ts'
import { texts } from './texts.ts'

const list = (items: unknown[]) => toWire({ items, total: items.length })

/**
 * `GET /api/help/categories`, `/api/help/categories/{slug}/articles`, `/api/help/articles/{slug}`, `/api/help/questions` and
 * `/api/help/search?q=`: lists are `{ items, total }`; a search with fewer than two letters finds nothing.
 * `/api/help/suggestions?q=`: at most three articles that surely fit a description.
 */
export function helpApi(app: App) {
  return new Hono()
    .get('/categories', async (c) => c.json(list(await helpArticles(app.db).listCategories())))
    .get('/categories/:slug/articles', async (c) => {
      const articles = await helpArticles(app.db).listArticles(c.req.param('slug'))
      return articles ? c.json(list(articles)) : problem(404, 'nicht-gefunden', texts.unknownCategory)
    })
    .get('/articles/:slug', async (c) => {
      const article = await helpArticles(app.db).findArticle(c.req.param('slug'))
      return article ? c.json(toWire(article)) : problem(404, 'nicht-gefunden', texts.unknownArticle)
    })
    .get('/questions', async (c) => c.json(list(await questions(app.db).list())))
    .get('/search', async (c) => {
      const term = readTerm(new URL(c.req.url).searchParams.get('q'))
      const found = term === '' ? [] : await searchHelp(app, term)
      if (term !== '' && found.length === 0) noteMiss(app, term)
      return c.json(list(found.map(onlyHit)))
    })
    .get('/suggestions', async (c) => {
      const found = await suggestHelp(app, new URL(c.req.url).searchParams.get('q') ?? '')
      return c.json(list(found.map(onlyHit)))
    })
}
