import { redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { inEvenTime, type PostRefusal, refuseLimited, refusePost, typedTexts } from './plain-post.server.ts'
import { readRequest } from './read-request.server.ts'

type Fields = Record<string, unknown>
type Judged<Asked> = { ok: true; data: Asked } | ({ ok: false } & Pick<PostRefusal, 'errors' | 'message'>)

type AnsweredForm<Asked, Outcome extends string, Kept extends object> = {
  /** Its name among the limits and in the log. */
  name: string
  maxBytes: number
  fields: readonly string[]
  judge: (fields: Fields) => Judged<Asked> | Promise<Judged<Asked>>
  /** What a refusal gives back beside what was typed. */
  keep?: (fields: Fields) => Kept
  act: (asked: Asked) => Promise<Outcome>
  refuse?: Partial<Record<Outcome, Record<string, string>>>
  /** Where the page says that it is done. Null: nothing was, because a program filled in what nobody sees. */
  doneAt: (outcome: Outcome | null, asked: Asked) => string
}

/** Answers a form that any address may be typed into: alike and in the same time for every address, whether it is known or not. */
export async function answerForm<Asked, Outcome extends string, Kept extends object = object>(
  app: App,
  { request: httpRequest, clientAddress }: { request: Request; clientAddress: string },
  form: AnsweredForm<Asked, Outcome, Kept>,
) {
  const read = await readRequest(app, { maxBytes: form.maxBytes }, httpRequest, clientAddress)
  const { fields, honeypotFilled, errors: unreadable } = read.ok ? read.arriving : nothing
  const kept = { errors: {}, values: typedTexts(fields, form.fields), ...(form.keep?.(fields) as Kept) }
  if (!read.ok) return refusePost<PostRefusal & Kept>(read.refused.status, { ...kept, message: read.refused.title })
  const judged = await form.judge(fields)
  if (!judged.ok) {
    const { ok: _ok, errors, ...message } = judged
    return refusePost<PostRefusal & Kept>(422, { ...kept, errors: { ...errors, ...unreadable }, ...message })
  }
  const limit = limitsOf(app).takeForm(form.name, clientAddress, null)
  if (!limit.ok) return refuseLimited<PostRefusal & Kept>(limit.retryAfterSeconds, kept)
  if (honeypotFilled) return redirect(form.doneAt(null, judged.data), 303)
  const outcome = await inEvenTime(form.act(judged.data))
  app.log.info('form answered', { form: form.name, outcome })
  const errors = form.refuse?.[outcome]
  return errors
    ? refusePost<PostRefusal & Kept>(422, { ...kept, errors })
    : redirect(form.doneAt(outcome, judged.data), 303)
}

const nothing = { fields: {}, honeypotFilled: false, errors: {} }
