import { randomBytes } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { site } from '#site'
import { type Answer, MACHINE_WRITTEN, type Wording } from '../answer.ts'
import { askModel, MODEL_LIMITS, ModelFailure, type ModelLimits } from './ask-model.server.ts'
import { citedIn, claimsOf, cleanSentence } from './judge-sentence.ts'
import { NO_ANSWER, type NumberedSource, promptFor, sourcesOf } from './prompt.ts'

/** Letters of an answer; what comes after is not waited for. */
const LONGEST_ANSWER = 1800
/** Without an end in sight a long piece is let go at a space, so that a visitor sees that something comes. */
const LONGEST_WAIT = 240
/** Answers that are worded at the same time; more would only slow each other down. */
const MOST_AT_ONCE = 4

const running = new WeakMap<App, number>()

/**
 * Has the configured model put our own answer into words, sentence by sentence, each judged before it is shown. Whatever goes
 * wrong ends with `own`; when the visitor has left it ends silently. Nothing of question or answer is logged.
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
      yield { type: 'text', text, digitalSourceType: MACHINE_WRITTEN }
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

/** Cuts a stream of words into whole sentences: what a sentence says can be judged before it is shown. */
export async function* sentencesOf(words: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const word of words) {
    rest += word
    for (let end = endOf(rest); end > 0; end = endOf(rest)) {
      yield rest.slice(0, end)
      rest = rest.slice(end)
    }
  }
  if (rest.trim() !== '') yield rest
}

/** Where the first sentence ends, its citations included; 0: not yet. „z. B.“, „§ 5 Abs. 3“ and „1. März“ end none. */
function endOf(text: string): number {
  for (const { index, 0: mark } of text.matchAll(
    /(?:[.!?:](?:\s*\[[^\]]{0,30}\])*(?=\s+(?:[\p{Lu}„"•-]|\d)|\s*\n)|\n+)\s*/gu,
  )) {
    const before = text.slice(0, index)
    if (mark.startsWith('.') && /(?:\b\p{L}|\b(?:Abs|Nr|Art|bzw|ca|Str|St|usw|inkl|max|mind|Tel)|\d)$/u.test(before))
      continue
    // A citation may still be on its way.
    if (index + mark.length >= text.length && !mark.includes('\n')) return 0
    return index + mark.length
  }
  if (text.length <= LONGEST_WAIT || isOpen(text)) return 0
  const space = text.lastIndexOf(' ')
  return space > 0 ? space + 1 : text.length
}

/** A tag, link or citation that has begun must not be cut in two. */
const isOpen = (text: string) => text.length < 4 * LONGEST_WAIT && /[[<(][^\])>]*$/.test(text)
