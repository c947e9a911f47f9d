import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import type { App, HttpRequestFacts } from '#platform/app.server.ts'
import { type Log, silentLog } from '#platform/log.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { fromWire } from '#platform/wire.ts'
import { assistantApi } from './api.server.ts'
import { answerEvents } from './question.server.ts'
import { type Behaviour, type FakeModel, inPieces, startFakeModel } from './model/test-model.server.ts'
import { MODEL_LIMITS } from './model/ask-model.server.ts'
import { type AnswerEvent, newTurn, turnAfter } from './answer.ts'

const SHORT = { ...MODEL_LIMITS, firstByteMs: 700, betweenMs: 400, totalMs: 2500 }
const QUESTION = 'Wann haben Sie geöffnet?'
const GOOD = 'Unser Büro ist an Werktagen besetzt. [1] Rufen Sie gern an [1].'

type Setting = { app: App; model: FakeModel; logged: string[] }

/** An application, a model that behaves as told, and what was logged. */
async function setUp(behaviour: Behaviour | null): Promise<Setting> {
  const model = await startFakeModel()
  onTestFinished(model.stop)
  if (behaviour) model.behave(behaviour)
  const logged: string[] = []
  const note = (event: string, ...rest: unknown[]) =>
    void logged.push(JSON.stringify([event, ...rest.map(String), rest]))
  const log: Log = { ...silentLog, info: note, warn: note, error: note }
  const plain = await testApp({ log })
  const app = behaviour
    ? { ...plain, config: { ...plain.config, assistantLlm: { url: model.url, key: 'geheim', model: 'klein-1' } } }
    : plain
  return { app, model, logged }
}

function site(app: App) {
  const facts: HttpRequestFacts = { httpRequestId: 'r', clientAddress: '203.0.113.7' }
  return new Hono<{ Variables: { facts: HttpRequestFacts } }>()
    .use(async (c, next) => {
      c.set('facts', facts)
      await next()
    })
    .route('/api/assistant', assistantApi(app))
}

const post = (app: App, body: string, type = 'application/json') =>
  site(app).request('/api/assistant', { method: 'POST', body, headers: { 'Content-Type': type } })

async function eventsOf(response: Response): Promise<AnswerEvent[]> {
  const lines = (await response.text()).trim().split('\n')
  return lines.map((line) => fromWire<AnswerEvent>(JSON.parse(line)))
}

/** The turn as a visitor sees it at the end, with a model that is given little time. */
async function ask({ app }: Setting, question = QUESTION) {
  let turn = newTurn(question)
  const signal = new AbortController().signal
  for await (const event of answerEvents(app, { question, clientAddress: '', signal, limits: SHORT })) {
    turn = turnAfter(turn, event)
  }
  return turn
}

test('without a model the answer comes in one line, with its source', async () => {
  const { app } = await setUp(null)
  const response = await post(app, JSON.stringify({ question: QUESTION }))
  expect(response.headers.get('Content-Type')).toBe('application/x-ndjson; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('AI-Disclosure')).toBeNull()
  const [first, ...others] = await eventsOf(response)
  expect(others).toEqual([])
  expect(first).toMatchObject({ type: 'answer', isWorded: false })
  expect(first?.type === 'answer' && first.answer.passages[0]?.source.to).toBe('/kontakt')
})

test('a model words the answer sentence by sentence; it is told only sources, rules and the question', async () => {
  const { app, model } = await setUp({ pieces: inPieces(GOOD) })
  const response = await post(app, JSON.stringify({ question: QUESTION }))
  expect(response.headers.get('AI-Disclosure')).toBe('mode=ai-modified')
  const events = await eventsOf(response)
  expect(events.map(({ type }) => type)).toEqual(['answer', 'text', 'text', 'worded'])
  expect(events[1]).toMatchObject({ digitalSourceType: expect.stringMatching(/trainedAlgorithmicMedia$/) })
  expect(events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('')).toBe(GOOD)
  const [asked] = model.asked
  expect(asked?.url).toBe('/v1/chat/completions')
  expect(asked?.authorization).toBe('Bearer geheim')
  expect(asked?.body).toMatchObject({ model: 'klein-1', stream: true, max_tokens: MODEL_LIMITS.mostTokens })
  expect(JSON.stringify(asked?.body)).not.toContain('203.0.113.7')
})

test('a service that does not stream is understood as well', async () => {
  expect(await ask(await setUp({ pieces: [GOOD], whole: true }))).toMatchObject({
    state: 'done',
    text: GOOD,
    because: null,
  })
})

const failures: Record<string, [Behaviour, string]> = {
  'is slow': [{ delayMs: 1200, pieces: [GOOD] }, 'slow'],
  'says nothing': [{ hangs: true }, 'slow'],
  'stops in the middle': [{ pieces: ['Papier kommt '], hangs: true }, 'slow'],
  'never ends': [{ pieces: Array.from({ length: 100 }, () => 'Papier kommt [1]. '), everyMs: 100 }, 'slow'],
  'breaks off': [{ pieces: ['Papier kommt in die Tonne. [1] Und'], breaksOff: true }, 'unreachable'],
  refuses: [{ status: 401 }, 'refused'],
  'has too much to do': [{ status: 429 }, 'refused'],
  'filters the answer': [{ pieces: [''], finishReason: 'content_filter' }, 'refused'],
  'sends garbage': [{ raw: { body: 'data: {"choices": [oh}\n\n', type: 'text/event-stream' } }, 'nonsense'],
  'sends something else': [{ raw: { body: '<html>Wartung</html>', type: 'text/html' } }, 'nonsense'],
  'sends another shape': [{ raw: { body: '{"choices":"nein"}', type: 'application/json' } }, 'nonsense'],
  floods: [{ raw: { body: `data: ${'x'.repeat(400_000)}`, type: 'text/event-stream' } }, 'nonsense'],
  'says nothing at all': [{ pieces: [] }, 'nonsense'],
  'cites nothing': [{ pieces: ['Papier kommt in die Papiertonne.'] }, 'nonsense'],
  'cites what is not there': [{ pieces: ['Papier kommt in die Papiertonne [9].'] }, 'nonsense'],
  'makes up a price': [{ pieces: ['Die Abholung kostet 35 Euro. [1]'] }, 'nonsense'],
  'makes up a number to call': [{ pieces: ['Rufen Sie 0900 1234567 an. [1]'] }, 'nonsense'],
  'makes up a law': [{ pieces: ['Das steht in § 17 KrWG. [1]'] }, 'nonsense'],
  'finds no answer': [{ pieces: ['KEINE_ANTWORT'] }, 'no-answer'],
}

for (const [what, [behaviour, because]] of Object.entries(failures)) {
  test(`a model that ${what} is replaced by our own answer`, async () => {
    const setting = await setUp(behaviour)
    const turn = await ask(setting)
    expect(turn).toMatchObject({ state: 'done', text: '', because })
    expect(turn.answer?.passages[0]?.source.title).toBe('Kontakt')
  })
}

test('a model that nobody can reach is replaced too', async () => {
  const setting = await setUp({})
  await setting.model.stop()
  onTestFinished(() => {}) // stopped already
  expect(await ask(setting)).toMatchObject({ because: 'unreachable', text: '' })
})

test('markup, links and citations of a model come through as plain text and our own links only', async () => {
  const said =
    'Papier <b onclick="x()">kommt</b> in die [Tonne](https://boese.example) [1]. Mehr auf https://boese.example/a [1].'
  expect((await ask(await setUp({ pieces: inPieces(said) }))).text).toBe('Papier kommt in die Tonne [1]. Mehr auf [1].')
})

test('a huge answer ends where it was long enough, and the model is not listened to any longer', async () => {
  const setting = await setUp({
    pieces: Array.from({ length: 300 }, () => 'Papier kommt in die Papiertonne [1]. '),
    everyMs: 2,
  })
  const turn = await ask(setting)
  expect(turn.state).toBe('done')
  expect(turn.text.length).toBeGreaterThan(1500)
  expect(turn.text.length).toBeLessThanOrEqual(1800)
  await expect.poll(() => setting.model.asked[0]?.wasLeft).toBe(true)
})

test('a visitor who leaves stops the model', async () => {
  const { app, model } = await setUp({ pieces: Array.from({ length: 200 }, () => 'Papier kommt [1]. '), everyMs: 20 })
  const response = await post(app, JSON.stringify({ question: QUESTION }))
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.read()
  await reader?.cancel()
  await expect.poll(() => model.asked[0]?.wasLeft).toBe(true)
})

test('danger and questions without an answer are not asked of a model', async () => {
  const setting = await setUp({ pieces: [GOOD] })
  expect((await ask(setting, 'Es riecht nach Gas')).answer?.danger?.title).toBe('Es riecht nach Gas')
  expect((await ask(setting, 'Wer wird Bundeskanzler?')).answer?.isKnown).toBe(false)
  expect(setting.model.asked).toEqual([])
})

test('no more than four answers are worded at once; the next visitor gets our own', async () => {
  const setting = await setUp({ pieces: [GOOD], delayMs: 150 })
  const turns = await Promise.all(Array.from({ length: 6 }, () => ask(setting)))
  expect(turns.filter(({ text }) => text !== '')).toHaveLength(4)
  expect(turns.filter(({ because }) => because === 'busy')).toHaveLength(2)
  expect((await ask(setting)).text).toBe(GOOD)
})

test('from one line the model words six answers a minute, and twenty questions are answered', async () => {
  const { app } = await setUp({ pieces: [GOOD] })
  const outcomes: string[] = []
  for (let count = 0; count < 21; count++) {
    const response = await post(app, JSON.stringify({ question: QUESTION }))
    outcomes.push(response.ok ? ((await eventsOf(response)).at(-1)?.type ?? '') : String(response.status))
  }
  expect(outcomes).toEqual([...Array<string>(6).fill('worded'), ...Array<string>(14).fill('own'), '429'])
})

test('what is no question is refused in German', async () => {
  const { app } = await setUp(null)
  const refused = async (body: string, type?: string) => {
    const response = await post(app, body, type)
    return [response.status, ((await response.json()) as { title: string }).title]
  }
  expect(await refused('{"question":" "}')).toEqual([422, 'Bitte schreiben Sie Ihre Frage in das Feld.'])
  expect(await refused('{"question":5}')).toEqual([422, 'Bitte schreiben Sie Ihre Frage in das Feld.'])
  expect(await refused('kein json')).toEqual([422, 'Bitte schreiben Sie Ihre Frage in das Feld.'])
  expect(await refused(JSON.stringify({ question: 'x'.repeat(2001) }))).toEqual([
    422,
    'Bitte fassen Sie sich kürzer: höchstens 2.000 Zeichen.',
  ])
  expect(await refused(JSON.stringify({ question: 'x'.repeat(17_000) }))).toEqual([413, 'Diese Frage ist zu lang.'])
  expect(await refused('frage=x', 'application/x-www-form-urlencoded')).toEqual([
    415,
    'Bitte senden Sie die Frage als JSON.',
  ])
})

test('neither question nor answer stands in the log', async () => {
  for (const behaviour of [
    { pieces: inPieces(GOOD) },
    { pieces: ['Erika Muster sagt 35 Euro. [1]'] },
    { status: 500 },
  ]) {
    const setting = await setUp(behaviour)
    await ask(setting, 'Wann haben Sie geöffnet, Erika?')
    expect(setting.logged.length).toBeGreaterThan(0)
    expect(setting.logged.join('\n')).not.toMatch(/Erika|geöffnet|Büro|35 Euro/)
  }
})
