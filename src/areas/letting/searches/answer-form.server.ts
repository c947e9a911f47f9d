import { setTimeout as wait } from 'node:timers/promises'
import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { readSubmission } from '#platform/submissions/read-submission.server.ts'
import { submissionTexts } from '#platform/submissions/texts.ts'
import { LARGEST_SEARCH_BYTES, newSearchForm } from './fields.ts'
import { readWishes } from './read-wishes.server.ts'
import { saveSearch } from './save-search.server.ts'
import type { Frequency } from './search.ts'

/** What was refused, with everything that was typed. */
export type SearchRefusal = {
  title?: string
  /** What no field is to blame for. */
  message?: string
  errors: Record<string, string>
  values: Record<string, string>
  query: string
}

/** No answer is earlier, so that its time does not tell whether there was a mail to write. */
const ANSWER_MS = 300
const DONE = '/suchauftrag?angelegt=ja'

/** Answers the form „Suchauftrag anlegen“: the same for every address, whether it has this search already or not. */
export async function answerNewSearch(app: App, request: Request, clientAddress: string) {
  const read = await readSubmission(app, { maxBytes: LARGEST_SEARCH_BYTES }, request, clientAddress)
  if (!read.ok) return refuse(read.refused.status, { message: read.refused.title, errors: {}, values: {}, query: '' })
  const { fields, honeypotFilled } = read.request
  const query = readWishes(fields)
  const values = Object.fromEntries(
    Object.keys(newSearchForm.fields).flatMap((name) =>
      typeof fields[name] === 'string' ? [[name, fields[name]]] : [],
    ),
  )
  const asked = newSearchForm.parse(fields)
  if (!asked.ok) return refuse(422, { errors: asked.errors, values, query })
  const limit = limitsOf(app).takeForm('saved_search', clientAddress, null)
  if (!limit.ok) {
    const { limitedTitle: title, limited } = submissionTexts
    const refusal = { title, message: limited(limit.retryAfterSeconds), errors: {}, values, query }
    return refuse(429, refusal, { 'Retry-After': String(limit.retryAfterSeconds) })
  }
  // A program that fills in what nobody sees hears the same as everybody, and no mail leaves.
  if (honeypotFilled) return redirect(DONE, 303)
  const { email, haeufigkeit } = asked.data
  const wanted = { email, query, frequency: haeufigkeit as Frequency }
  const [outcome] = await Promise.all([saveSearch(app, wanted), wait(ANSWER_MS)])
  app.log.info('search saved', { outcome })
  return redirect(DONE, 303)
}

function refuse(status: number, refusal: SearchRefusal, headers: Record<string, string> = {}) {
  return data<SearchRefusal>(refusal, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
