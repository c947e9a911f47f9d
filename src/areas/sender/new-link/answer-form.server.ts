import { setTimeout as wait } from 'node:timers/promises'
import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { readSubmission } from '#platform/submissions/read-submission.server.ts'
import { submissionTexts } from '#platform/submissions/texts.ts'
import { LARGEST_NEW_LINK_BYTES, newLinkForm } from './fields.ts'
import { sendNewLink } from './send-new-link.server.ts'

/** What was refused, with everything that was typed. */
export type NewLinkRefusal = {
  title?: string
  /** What no field is to blame for. */
  message?: string
  errors: Record<string, string>
  values: Record<string, string>
}

/** No answer is earlier, so that its time does not tell whether there was a mail to write. */
const ANSWER_MS = 300

/** Answers the form „Neuen Link anfordern“: the same for every number and address, whether they fit or not. */
export async function answerNewLink(app: App, request: Request, clientAddress: string) {
  const read = await readSubmission(app, { maxBytes: LARGEST_NEW_LINK_BYTES }, request, clientAddress)
  if (!read.ok) return refuse(read.refused.status, { message: read.refused.title, errors: {}, values: {} })
  const { fields } = read.request
  const values = Object.fromEntries(
    ['vorgangsnummer', 'email'].flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  )
  const asked =
    typeof fields.link === 'string' ? { ok: true as const, data: { token: fields.link } } : newLinkForm.parse(fields)
  if (!asked.ok) return refuse(422, { errors: asked.errors, values })
  const limit = limitsOf(app).takeForm('sender_neuer-link', clientAddress, null)
  if (!limit.ok) {
    const message = submissionTexts.limited(limit.retryAfterSeconds)
    return refuse(
      429,
      { title: submissionTexts.limitedTitle, message, errors: {}, values },
      { 'Retry-After': String(limit.retryAfterSeconds) },
    )
  }
  const [outcome] = await Promise.all([sendNewLink(app, asked.data), wait(ANSWER_MS)])
  app.log.info('new sender link asked for', { outcome })
  return redirect('/vorgang/neuer-link?angefordert=ja', 303)
}

function refuse(status: number, refusal: NewLinkRefusal, headers: Record<string, string> = {}) {
  return data<NewLinkRefusal>(refusal, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
