import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { NewArticle } from '#areas/help-centre/articles/article.ts'
import { helpArticles } from '#areas/help-centre/articles/repository.server.ts'
import { questions } from '#areas/help-centre/faq/repository.server.ts'
import { searchHelp, suggestHelp } from '#areas/help-centre/search/search-help.server.ts'
import { plainText, renderMarkdown } from '#company/markdown/render-markdown.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { demoCategories } from './categories.ts'
import { demoQuestions } from './faq.ts'
import { readDemoArticles } from './read-articles.server.ts'
import { seedHelpCentre } from './seed-help-centre.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')
const ICONS = ['Home', 'Users', 'Recycle', 'Zap', 'Thermometer', 'AlertTriangle', 'Car', 'Warehouse', 'UserCheck']
const INFORMAL = /(?<!\p{L})([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*|[Ee]uch|[Ee]uer)(?!\p{L})/u
const PAGES = ['/schadensmeldung', '/mietbescheinigung', '/schluessel-verloren', '/kontakt']

let articles: NewArticle[] = []
beforeAll(async () => {
  articles = await readDemoArticles(now)
})

const wrong = (isWrong: (article: NewArticle) => boolean) => articles.filter(isWrong).map(({ slug }) => slug)
const words = ({ content }: NewArticle) => plainText(content).split(' ').length
const linksIn = (markdown: string) => [...renderMarkdown(markdown).html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)

test('nine categories, one for each icon, the default one first, at least three articles in each', () => {
  expect(demoCategories.map(({ icon }) => icon).toSorted()).toEqual(ICONS.toSorted())
  expect(demoCategories[0]?.slug).toBe('umgang')
  const counts = demoCategories.map(({ slug }) => articles.filter(({ categorySlug }) => categorySlug === slug).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
})

test('at least 32 articles, each in a category that exists, none twice', () => {
  const slugs = new Set(demoCategories.map(({ slug }) => slug))
  expect(articles.length).toBeGreaterThanOrEqual(32)
  expect(wrong(({ categorySlug }) => !slugs.has(categorySlug))).toEqual([])
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
})

test('every article has 150 to 450 words, a heading, and words to be found by', () => {
  expect(wrong((article) => words(article) < 150 || words(article) > 450)).toEqual([])
  expect(wrong(({ content }) => !/^## /m.test(content))).toEqual([])
  expect(wrong(({ keywords }) => keywords.split(', ').length < 6)).toEqual([])
})

test('articles say Sie', () => {
  expect(wrong(({ title, content }) => INFORMAL.test(`${title} ${content}`))).toEqual([])
  expect(demoQuestions.filter(({ question, answer }) => INFORMAL.test(question + answer))).toEqual([])
})

test('every article ends with its sources: a law, a judgment or an authority', () => {
  const sources = ({ content }: NewArticle) => content.split('\n').at(-1) ?? ''
  expect(wrong((article) => !sources(article).startsWith('**Quellen:** '))).toEqual([])
  expect(wrong((article) => !/§|Art\. /.test(sources(article)))).toEqual([])
})

test('every link leads to an article or a page that exists', () => {
  const known = new Set([...PAGES, ...articles.map(({ categorySlug, slug }) => `/mieterinfos/${categorySlug}/${slug}`)])
  const broken = [...articles.map(({ content }) => content), ...demoQuestions.map(({ answer }) => answer)]
    .flatMap(linksIn)
    .filter((to) => !known.has(to ?? '') && !to?.startsWith('tel:'))
  expect(broken).toEqual([])
})

test('every article has its picture', () => {
  expect(wrong(({ image }) => image === null || !existsSync(path.join('public', image)))).toEqual([])
})

test('ten questions, with the facts that the specification names', () => {
  expect(demoQuestions).toHaveLength(10)
  const answer = (id: string) => plainText(demoQuestions.find((question) => question.id === id)?.answer ?? '')
  expect(answer('faq-kleinreparaturen')).toContain('bis 100 Euro')
  expect(answer('faq-kaution')).toContain('bis zu 6 Monate')
  expect(answer('faq-kuendigungsfrist')).toContain('3 Monate zum Monatsende')
  expect(answer('faq-ruhezeiten')).toContain('Werktags von 22 bis 7 Uhr')
  expect(answer('faq-ruhezeiten')).toContain('Sonn- und Feiertagen')
})

test('an empty help centre is filled once, also by two servers at once', async () => {
  const app = await testApp()
  await Promise.all([seedHelpCentre(app), seedHelpCentre(app)])
  await seedHelpCentre(app)
  const categories = await helpArticles(app.db).listCategories()
  expect(categories.map(({ slug }) => slug)).toEqual(demoCategories.map(({ slug }) => slug))
  expect(categories.reduce((sum, { articleCount }) => sum + articleCount, 0)).toBe(articles.length)
  expect(await questions(app.db).list()).toHaveLength(10)
})

test('what tenants type finds its article, misspelled or not', async () => {
  const app = await testApp()
  await seedHelpCentre(app)
  const first = async (query: string) => (await searchHelp(app, query))[0]?.slug
  expect(await first('Heizkorper')).toBe('heizung-ausgefallen')
  expect(await first('Muelltrennung')).toBe('muelltrennung')
  expect(await first('Schimel')).toBe('schimmel')
  expect(await first('Kauzion')).toBe('kaution')
  expect(await first('Ruhezeitn')).toBe('ruhezeiten-und-laerm')
  expect(await first('Schlüsel verloren')).toBe('schluessel-verloren')
  expect(await first('Rauchmelder piepst')).toBe('rauchwarnmelder')
  expect(await first('Kündigungsfirst')).toBe('wohnung-kuendigen')
  expect(await first('Nebenkostenabrechung')).toBe('betriebskostenabrechnung')
  expect(await first('balkon kraftwerk')).toBe('balkon-und-terrasse')
  expect(await first('Wohnungsgeberbestaetigung')).toBe('anmelden-und-wohnungsgeberbestaetigung')
  expect(await first('Darf ich einen Hund halten?')).toBe('haustiere')
  expect(await first('wer zahlt den tropfenden Wasserhahn')).toBe('kleinreparaturen')
  expect(await first('Katze')).toBe('haustiere')
})

test.each([
  ['Unter der Spüle läuft Wasser aus dem Siphon, seit heute Morgen.', 'Wasserschaden: die ersten Minuten'],
  ['Die Heizung bleibt seit gestern kalt', 'Heizung ausgefallen oder Heizkörper kalt'],
  ['In der Ecke vom Schlafzimmer ist Schimmel', 'Schimmel vermeiden und entfernen'],
  ['Abfluss in der Dusche verstopft', 'Abflüsse, Fugen und Armaturen pflegen'],
  ['Der Rauchmelder piepst die ganze Nacht', 'Rauchwarnmelder: prüfen, piepsen, Fehlalarm'],
  ['Mein Haustürschlüssel ist abgebrochen', 'Schlüssel verloren oder ausgesperrt'],
  ['Seit einer Stunde Stromausfall in der ganzen Wohnung', 'Stromausfall: Was tun?'],
])('who writes "%s" is shown "%s"', async (description, title) => {
  const app = await testApp()
  await seedHelpCentre(app)
  const suggested = await suggestHelp(app, description)
  expect(suggested.map((hit) => hit.title)).toContain(title)
  expect(suggested.length).toBeLessThanOrEqual(3)
})

test('where nothing fits, nothing is shown', async () => {
  const app = await testApp()
  await seedHelpCentre(app)
  for (const description of [
    'Die Klingel geht nicht',
    'Guten Tag, ich habe ein Problem',
    '',
    '%%% ???',
    'x'.repeat(5000),
  ])
    expect(await suggestHelp(app, description)).toEqual([])
})
