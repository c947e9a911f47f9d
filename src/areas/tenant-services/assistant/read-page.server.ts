import { data } from 'react-router'
import type { App, HttpRequestFacts } from '#platform/app.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { newTurn, type Turn, turnAfter } from './answer.ts'
import { answerQuestion } from './answer-question.server.ts'
import { answerEvents, MOST_BYTES, readQuestion } from './question.server.ts'
import { texts } from './texts.ts'

// A question stands in no cache.
const noStore = { 'Cache-Control': 'no-store' }

/** Reads the page before its first question, or the answer to one in its address: from our own sources only, so that no link makes a model speak. */
export async function readPage(app: App, httpRequest: Request, { clientAddress }: HttpRequestFacts) {
  const { chatbotUrl, assistantLlm } = app.config
  const asked = new URL(httpRequest.url).searchParams.get('frage')
  const read = asked === null ? null : readQuestion(asked)
  let first: Turn | null = null
  if (read?.ok && limitsOf(app).takeQuestion(clientAddress).ok) {
    const answer = await answerQuestion(app, read.question)
    first = turnAfter(newTurn(read.question), { type: 'answer', answer, isWorded: false })
  }
  return data(
    {
      first,
      model: assistantLlm ? { host: new URL(assistantLlm.url).host, name: assistantLlm.model } : null,
      foreign: chatbotUrl ? { url: chatbotUrl, host: new URL(chatbotUrl).host } : null,
    },
    asked === null ? {} : { headers: noStore },
  )
}

/** Answers the page's form without a script: waits for the whole answer, also for a model's. */
export async function answerForm(app: App, httpRequest: Request, { clientAddress }: HttpRequestFacts) {
  const body = await readBody(httpRequest, MOST_BYTES)
  const form = new URLSearchParams(body.ok ? new TextDecoder().decode(body.bytes) : '')
  const read = readQuestion(form.get('frage'))
  if (!read.ok) return refused(read.message, 422)
  const taken = limitsOf(app).takeQuestion(clientAddress)
  if (!taken.ok) return refused(texts.tooMany, 429)

  let turn = newTurn(read.question)
  const events = answerEvents(app, { question: read.question, clientAddress, signal: httpRequest.signal })
  for await (const event of events) turn = turnAfter(turn, event)
  return data({ turn, error: null }, { headers: noStore })
}

const refused = (error: string, status: number) => data({ turn: null, error }, { status, headers: noStore })
