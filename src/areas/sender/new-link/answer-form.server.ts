import { redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { inEvenTime, refuseLimited, refusePost, typedTexts } from '#requests/submissions/plain-post.server.ts'
import { readSubmission } from '#requests/submissions/read-submission.server.ts'
import { LARGEST_NEW_LINK_BYTES, newLinkForm } from './fields.ts'
import { sendNewLink } from './send-new-link.server.ts'

/** Answers the form „Neuen Link anfordern“: the same for every number and address, whether they fit or not. */
export async function answerNewLink(app: App, request: Request, clientAddress: string) {
  const read = await readSubmission(app, { maxBytes: LARGEST_NEW_LINK_BYTES }, request, clientAddress)
  if (!read.ok) return refusePost(read.refused.status, { message: read.refused.title, errors: {}, values: {} })
  const { fields } = read.request
  const values = typedTexts(fields, ['vorgangsnummer', 'email'])
  const asked =
    typeof fields.link === 'string' ? { ok: true as const, data: { token: fields.link } } : newLinkForm.parse(fields)
  if (!asked.ok) return refusePost(422, { errors: asked.errors, values })
  const limit = limitsOf(app).takeForm('sender_neuer-link', clientAddress, null)
  if (!limit.ok) return refuseLimited(limit.retryAfterSeconds, { errors: {}, values })
  const outcome = await inEvenTime(sendNewLink(app, asked.data))
  app.log.info('new sender link asked for', { outcome })
  return redirect('/vorgang/neuer-link?angefordert=ja', 303)
}
