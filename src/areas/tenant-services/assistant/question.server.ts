import { cleanInput } from '#platform/http/clean-input.ts'
import { LONGEST_QUESTION } from './answer.ts'

/** A request holds a question and little else. */
export const MOST_BYTES = 8 * 1024

export type ReadQuestion = { ok: true; question: string } | { ok: false; message: string }

/** What somebody typed: printable text of 2 to 400 letters. */
export function readQuestion(given: unknown): ReadQuestion {
  if (typeof given !== 'string') return { ok: false, message: 'Bitte schreiben Sie Ihre Frage in das Feld.' }
  const question = String(cleanInput({ question: given }).fields.question).trim()
  if (question.length < 2) return { ok: false, message: 'Bitte schreiben Sie Ihre Frage in das Feld.' }
  if (question.length > LONGEST_QUESTION) {
    return { ok: false, message: `Bitte fassen Sie sich kürzer: höchstens ${LONGEST_QUESTION} Zeichen.` }
  }
  return { ok: true, question }
}
