import type { App } from '#platform/app.server.ts'
import { cleanText } from '#platform/http/clean-input.ts'
import { oneLine } from '#values/one-line.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { type AnswerEvent, LONGEST_QUESTION } from './answer.ts'
import { answerQuestion } from './answer-question.server.ts'
import type { ModelLimits } from './model/ask-model.server.ts'
import { wordAnswer } from './model/worded-answer.server.ts'

/** A request holds a question and little else. */
export const MOST_BYTES = 16 * 1024

export type ReadQuestion = { ok: true; question: string } | { ok: false; message: string }

/** Reads a question: printable text of at least 2 letters. */
export function readQuestion(given: unknown): ReadQuestion {
  const question = typeof given === 'string' ? oneLine(cleanText(given)).trim() : ''
  if (question.length < 2) return { ok: false, message: 'Bitte schreiben Sie Ihre Frage in das Feld.' }
  if (question.length > LONGEST_QUESTION) {
    return {
      ok: false,
      message: `Bitte fassen Sie sich kürzer: höchstens ${LONGEST_QUESTION.toLocaleString('de-DE')} Zeichen.`,
    }
  }
  return { ok: true, question }
}

type Asked = { question: string; clientAddress: string; signal: AbortSignal; limits?: ModelLimits }

/**
 * Answers from our own sources; with `ASSISTANT_LLM_URL` a model then words what was found. Danger never waits for a model, and
 * what our sources do not know is not asked of it.
 */
export async function* answerEvents(
  app: App,
  { question, clientAddress, signal, limits }: Asked,
): AsyncGenerator<AnswerEvent> {
  const answer = await answerQuestion(app, question)
  const isWorded = app.config.assistantLlm !== null && answer.danger === null && answer.passages.length > 0
  yield { type: 'answer', answer, isWorded }
  if (!isWorded) return
  if (limitsOf(app).takeModelAnswer(clientAddress).ok)
    yield* wordAnswer(app, answer, limits ? { signal, limits } : { signal })
  else yield { type: 'own', because: 'busy' }
}
