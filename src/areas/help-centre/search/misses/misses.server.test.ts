import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleArticle, exampleCategory } from '#areas/help-centre/articles/example-article.ts'
import { readListPage } from '#areas/help-centre/articles/read-page.server.ts'
import { helpArticles } from '#areas/help-centre/articles/repository.server.ts'
import { keepMisses, noteMiss, storableTerm } from './keep-misses.server.ts'
import { searchMisses } from './repository.server.ts'
import { unansweredSearches } from './unanswered.server.ts'

test.each([
  ['Übergabe der Katze', 'uebergabe der katze'],
  ['  WLAN  ', 'wlan'],
  ['§ 573', null],
  ['erika@example.org', null],
  ['0261 123456', null],
  ['DE89 3704 0044', null],
  ['www.example.org', null],
  ['x', null],
  ['a'.repeat(61), null],
])('of „%s“ is kept: %s', (typed, kept) => {
  expect(storableTerm(typed)).toBe(kept)
})

test('searches are counted by day, without what was typed on the way', async () => {
  const app = await testApp()
  for (const term of ['kat', 'katz', 'Katze', 'KATZE', 'Sauna']) noteMiss(app, term)
  await keepMisses(app)
  noteMiss(app, 'katze')
  await keepMisses(app)
  const later = { ...app, clock: clockAt('2026-03-03T08:00:00.000Z') }
  noteMiss(later, 'katze')
  await keepMisses(later)
  expect(await searchMisses(app.db).list('2026-01-01', 10)).toEqual([
    { term: 'katze', count: 4, lastDay: '2026-03-03' },
    { term: 'sauna', count: 1, lastDay: '2026-03-02' },
  ])
})

test('after 90 days a search is forgotten', async () => {
  const app = await testApp()
  noteMiss(app, 'Sauna')
  await keepMisses(app)
  await keepMisses({ ...app, clock: clockAt('2026-05-31T08:00:00.000Z') })
  expect(await searchMisses(app.db).list('2026-01-01', 10)).toHaveLength(1)
  await keepMisses({ ...app, clock: clockAt('2026-06-01T08:00:00.000Z') })
  expect(await searchMisses(app.db).list('2026-01-01', 10)).toEqual([])
})

test('a flood of nonsense fills neither memory nor table', async () => {
  const app = await testApp()
  for (let round = 0; round < 3; round++) {
    for (let number = 0; number < 500; number++) noteMiss(app, `unsinn ${round} ${number} x`)
    await keepMisses(app)
  }
  expect(await searchMisses(app.db).list('2026-01-01', 1000)).toHaveLength(300)
})

test('the page notes a search that finds nothing, until an article answers it', async () => {
  const app = await testApp()
  await helpArticles(app.db).insertCategories([exampleCategory()], app.clock.now())
  await helpArticles(app.db).insertArticles([exampleArticle({ slug: 'muell', title: 'Müll' })], app.clock.now())
  await readListPage(app, { category: 'allgemein', view: 'kacheln', term: 'Müll' })
  await readListPage(app, { category: 'allgemein', view: 'kacheln', term: 'Ladesäule' })
  await keepMisses(app)
  expect((await unansweredSearches(app, 5)).map(({ term }) => term)).toEqual(['ladesaeule'])
  await helpArticles(app.db).insertArticles(
    [exampleArticle({ slug: 'ladesaeule', title: 'Ladesäule' })],
    app.clock.now(),
  )
  await raiseContentVersion(app.db, app.clock.now())
  expect(await unansweredSearches(app, 5)).toEqual([])
})
