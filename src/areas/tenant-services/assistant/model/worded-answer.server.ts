import { randomBytes } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { site } from '#site'
import type { Answer } from '../answer.ts'
import type { Wording } from '../turn.ts'
import { askModel, MODEL_LIMITS, ModelFailure, type ModelLimits } from './ask-model.server.ts'
import { claimsOf } from './claims.ts'
import { cleanSentence, citedIn } from './clean-sentence.ts'
import { NO_ANSWER, promptFor } from './prompt.ts'
import { sentencesOf } from './sentences.ts'
import { type NumberedSource, sourcesOf } from './sources.ts'

/** Letters of an answer; what comes after is not waited for. */
const LONGEST_ANSWER = 1800
/** Answers that are worded at the same time; more would only slow each other down. */
const MOST_AT_ONCE = 4

const running = new WeakMap<App, number>()

/**
 * Has the configured model put our own answer into words, sentence by sentence, each judged before it is shown. Whatever goes
 * wrong ends with `own`; a visitor who left ends it silently. Nothing of question or answer is logged.
 */
export async function* wordAnswer(
  app: App,
  answer: Answer,
  { signal, limits = MODEL_LIMITS }: { signal: AbortSignal; limits?: ModelLimits },
): AsyncGenerator<Wording> {
  const settings = app.config.assistantLlm
  if (!settings) return
  const atOnce = running.get(app) ?? 0
  if (atOnce >= MOST_AT_ONCE) {
    yield { type: 'own', because: 'busy' }
    return
  }
  running.set(app, atOnce + 1)
  const startedAt = performance.now()
  try {
    const sources = sourcesOf(answer)
    const mark = `=====${randomBytes(9).toString('base64url')}`
    const words = askModel(settings, promptFor(answer.question, sources, mark), { signal, limits })
    const cited = new Set<number>()
    for await (const text of judged(sentencesOf(words), answer.question, sources)) {
      for (const number of citedIn(text)) cited.add(number)
      yield { type: 'text', text }
    }
    if (cited.size === 0) throw new ModelFailure('nonsense', 'nothing cited')
    app.log.info('assistant worded', { ms: Math.round(performance.now() - startedAt) })
    yield { type: 'worded' }
  } catch (error) {
    if (error instanceof NoAnswer) yield { type: 'own', because: 'no-answer' }
    else if (!(error instanceof ModelFailure)) throw error
    else if (error.kind !== 'left') {
      app.log.warn('assistant model failed', { kind: error.kind, reason: error.message })
      yield { type: 'own', because: error.kind }
    }
  } finally {
    running.set(app, (running.get(app) ?? 1) - 1)
  }
}

class NoAnswer extends Error {}

async function* judged(
  sentences: AsyncIterable<string>,
  question: string,
  sources: NumberedSource[],
): AsyncGenerator<string> {
  const known = new Set(sources.map(({ number }) => number))
  const { phone, emergency, mail } = site
  const company = [phone.shown, phone.international, phone.href, emergency.fire, emergency.police, mail]
  const claims = claimsOf([...sources.map(({ text, title }) => `${title}\n${text}`), ...company].join('\n'), question)
  let length = 0
  let gap = ''
  for await (const sentence of sentences) {
    if (sentence.includes(NO_ANSWER)) throw new NoAnswer()
    const text = cleanSentence(sentence, known)
    // A line break alone belongs to what follows.
    if (text.trim() === '') {
      gap += text
      continue
    }
    const unfounded = claims.unfounded(text)
    if (unfounded) throw new ModelFailure('nonsense', `unfounded ${unfounded}`)
    const shown = length === 0 ? text.trimStart() : gap + text
    gap = ''
    length += shown.length
    if (length > LONGEST_ANSWER) return
    yield shown
  }
}
