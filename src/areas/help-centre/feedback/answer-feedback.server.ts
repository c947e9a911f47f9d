import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { readRequest } from '#requests/request/read-request.server.ts'
import { requestTexts } from '#requests/request/texts.ts'
import { helpArticles } from '../articles/repository.server.ts'
import { LONGEST_MISSING } from '#ui/helpful-question/forms.tsx'
import { type FeedbackTopic, helpFeedback } from './repository.server.ts'
import { ASSISTANT, feedbackPath, LARGEST_FEEDBACK_BYTES, LONGEST_QUESTION, withoutContacts } from './rules.ts'

/** `number` and `typed`: of the second step, so that it can be mended. */
export type FeedbackRefusal = { message: string; number: string | null; typed: string }

/** Takes „Ja“ or „Nein“, or afterwards what was missing; of an article, or of an answer of the assistant. */
export async function answerFeedback(app: App, slug: string, httpRequest: Request, clientAddress: string) {
  const isAssistant = slug === ASSISTANT
  const article = isAssistant ? null : await helpArticles(app.db).findArticle(slug)
  if (!article && !isAssistant) return refuse(404, 'Diesen Artikel gibt es nicht mehr.')
  const read = await readRequest(app, { maxBytes: LARGEST_FEEDBACK_BYTES }, httpRequest, clientAddress)
  if (!read.ok) return refuse(read.refused.status, read.refused.title)
  const { antwort: answer, nummer: number, gefehlt: typed } = read.arriving.fields
  if (typeof number === 'string' && number !== '') {
    const text = typeof typed === 'string' ? typed : ''
    const fault = faultOf(text)
    if (fault) return refuse(422, fault, number, text)
    const limit = limitsOf(app).takeForm('help_missing', clientAddress, null)
    if (!limit.ok) return refuse(429, requestTexts.limited(limit.retryAfterSeconds), number, text)
    await helpFeedback(app.db).addMissing(number, article?.id ?? null, withoutContacts(text))
    return redirect(`${feedbackPath(slug)}?danke=ja`, 303)
  }
  if (answer !== 'ja' && answer !== 'nein') return refuse(422, 'Bitte wählen Sie „Ja“ oder „Nein“.')
  const topic: FeedbackTopic | null = article
    ? { articleId: article.id, question: null }
    : aboutQuestion(read.arriving.fields.frage)
  if (!topic) return refuse(422, 'Die Frage fehlt. Bitte antworten Sie unter der Antwort des Assistenten.')
  const limit = limitsOf(app).takeForm('help_feedback', clientAddress, null)
  if (!limit.ok) return refuse(429, requestTexts.limited(limit.retryAfterSeconds))
  const id = app.newId()
  await helpFeedback(app.db).add(id, topic, answer === 'ja', app.clock.now())
  return redirect(`${feedbackPath(slug)}?nummer=${id}`, 303)
}

/** A question is kept as it was asked, without contacts. */
function aboutQuestion(typed: unknown): FeedbackTopic | null {
  const question = typeof typed === 'string' ? withoutContacts(typed).slice(0, LONGEST_QUESTION) : ''
  return question === '' ? null : { articleId: null, question }
}

function faultOf(text: string): string | null {
  if ([...text].length > LONGEST_MISSING)
    return `Bitte kürzen Sie Ihre Antwort auf höchstens ${LONGEST_MISSING} Zeichen.`
  return /\p{L}/u.test(withoutContacts(text)) ? null : 'Bitte schreiben Sie in Worten, was gefehlt hat.'
}

function refuse(status: number, message: string, number: string | null = null, typed = '') {
  return data<FeedbackRefusal>({ message, number, typed }, { status, headers: { 'Cache-Control': 'no-store' } })
}
