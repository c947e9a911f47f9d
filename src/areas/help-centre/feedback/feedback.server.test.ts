import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { runRetention } from '#requests/retention/run-retention.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleArticle, exampleCategory } from '../articles/example-article.ts'
import { helpArticles } from '../articles/repository.server.ts'
import { answerFeedback } from './answer-feedback.server.ts'
import { helpFeedback } from './repository.server.ts'
import { withoutContacts } from './rules.ts'

const ID = 'artikel-richtig-lueften'

async function siteWithArticle() {
  const app = await testApp()
  await helpArticles(app.db).insertCategories([exampleCategory()], app.clock.now())
  await helpArticles(app.db).insertArticles([exampleArticle()], app.clock.now())
  const post = async (fields: Record<string, string>, slug = 'richtig-lueften') => {
    const httpRequest = new Request('http://site/', { method: 'POST', body: new URLSearchParams(fields) })
    const answer = await answerFeedback(app, slug, httpRequest, '192.0.2.1')
    if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') ?? '' }
    return { status: answer.init?.status, ...answer.data }
  }
  const vote = async (answer: 'ja' | 'nein') => {
    const { to } = await post({ antwort: answer }).then((answered) => ({ to: '', ...answered }))
    return new URL(to, 'http://site').searchParams.get('nummer') ?? ''
  }
  return { app, post, vote, feedback: helpFeedback(app.db) }
}

test.each([
  ['Wie oft\n man lüftet', 'Wie oft man lüftet'],
  ['Schreiben Sie mir: erika@example.org bitte', 'Schreiben Sie mir: … bitte'],
  ['erika (at) example.org', '…'],
  ['Rufen Sie an: 0261 / 123-456, danke', 'Rufen Sie an: …, danke'],
  ['Unter +49 (0)171 1234567', 'Unter …'],
  ['Was sagt § 573 Absatz 2 zu 20 °C?', 'Was sagt § 573 Absatz 2 zu 20 °C?'],
])('of „%s“ is kept: %s', (typed, kept) => {
  expect(withoutContacts(typed)).toBe(kept)
})

test('answers are counted by article, and what was missing is told once, newest first', async () => {
  const { post, vote, feedback } = await siteWithArticle()
  await vote('ja')
  const first = await vote('nein')
  const second = await vote('nein')
  expect(await feedback.counts([ID, 'anderer'])).toEqual(new Map([[ID, { yes: 1, no: 2 }]]))
  const done = { status: 303, to: '/war-das-hilfreich/richtig-lueften?danke=ja' }
  expect(await post({ nummer: first, gefehlt: 'Wie oft? 0261 123456' })).toEqual(done)
  expect(await post({ nummer: first, gefehlt: 'Etwas anderes' })).toEqual(done)
  expect(await post({ nummer: 'unbekannt', gefehlt: 'Von niemandem' })).toEqual(done)
  await post({ nummer: second, gefehlt: 'Der Keller' })
  expect((await feedback.listMissing(ID, 10)).map(({ text }) => text).toSorted()).toEqual(['Der Keller', 'Wie oft? …'])
})

test('wrong input is refused beside the field and kept', async () => {
  const { post, vote, feedback } = await siteWithArticle()
  const number = await vote('nein')
  const long = 'x'.repeat(301)
  expect(await post({ nummer: number, gefehlt: long })).toMatchObject({ status: 422, number, typed: long })
  expect(await post({ nummer: number, gefehlt: 'erika@example.org' })).toMatchObject({ status: 422, number })
  expect(await post({ antwort: 'vielleicht' })).toMatchObject({ status: 422, number: null })
  expect(await post({ antwort: 'ja' }, 'gibt-es-nicht')).toMatchObject({ status: 404 })
  expect(await feedback.listMissing(ID, 10)).toEqual([])
})

test('an answer of the assistant is judged with its question, without contacts, and hangs on no article', async () => {
  const { post, vote, feedback } = await siteWithArticle()
  await vote('ja')
  const judge = (antwort: string, frage: string) => post({ antwort, frage }, '~assistent')
  expect(await judge('nein', ' ')).toMatchObject({ status: 422 })
  expect(await judge('ja', 'Wohin mit dem Altglas?')).toMatchObject({ status: 303 })
  const answered = { to: '', ...(await judge('nein', 'Wer ruft mich an? 0261 123456, erika@example.org')) }
  const number = new URL(answered.to, 'http://site').searchParams.get('nummer') ?? ''
  const thanks = { status: 303, to: '/war-das-hilfreich/~assistent?danke=ja' }
  expect(await post({ nummer: number, gefehlt: 'Ein Name' }, '~assistent')).toEqual(thanks)
  const shown = await feedback.listAnswers(10)
  expect(shown.map(({ question, isHelpful, missing }) => [question, isHelpful, missing])).toEqual([
    ['Wer ruft mich an? …, …', false, 'Ein Name'],
    ['Wohin mit dem Altglas?', true, null],
  ])
  expect(await feedback.answerCounts()).toEqual({ yes: 1, no: 1 })
  expect(await feedback.counts([ID])).toEqual(new Map([[ID, { yes: 1, no: 0 }]]))
})

test('a visitor answers five times in ten minutes, no more', async () => {
  const { post, feedback } = await siteWithArticle()
  for (let round = 0; round < 5; round++) expect(await post({ antwort: 'ja' })).toMatchObject({ status: 303 })
  expect(await post({ antwort: 'ja' })).toMatchObject({ status: 429 })
  expect((await feedback.counts([ID])).get(ID)).toEqual({ yes: 5, no: 0 })
})

test('after 180 days an answer is deleted', async () => {
  const { app, feedback } = await siteWithArticle()
  await feedback.add('alt', { articleId: ID, question: null }, true, new Date('2026-03-02T08:00:00.000Z'))
  await feedback.add('neu', { articleId: ID, question: null }, false, new Date('2026-03-03T08:00:00.000Z'))
  await runRetention({ ...app, clock: clockAt('2026-08-28T08:00:00.000Z') }, { confirmed: 100 })
  expect((await feedback.counts([ID])).get(ID)).toEqual({ yes: 1, no: 1 })
  await runRetention({ ...app, clock: clockAt('2026-08-29T08:00:00.000Z') }, { confirmed: 100 })
  expect((await feedback.counts([ID])).get(ID)).toEqual({ yes: 0, no: 1 })
})
