import { oneLine } from '#values/one-line.ts'
import type { App } from '#platform/app.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { drafts } from './drafts/repository.server.ts'

const LONGEST = { subject: 200, body: 20_000 }

export type Written = { subject: string; body: string }

/** Reads the answer's form, cut where no honest text ends. */
export function readAnswer(form: FormData): Written {
  const read = (name: 'subject' | 'body') => String(form.get(name) ?? '').slice(0, LONGEST[name])
  return { subject: oneLine(read('subject')), body: read('body') }
}

/** Keeps what is written so far. What this person has just sent is no draft any more, even when its last copy arrives late. */
export async function keepDraft(
  app: App,
  staff: { id: string },
  { id }: Pick<StoredRequest, 'id'>,
  { subject, body }: Written,
  templateKey?: string,
): Promise<void> {
  const last = (await messages(app.db).list(id)).findLast(({ staffId }) => staffId === staff.id)
  if (last && last.body === body.trim() && last.subject === subject.trim()) return
  const savedAt = app.clock.now().toISOString()
  const noted = templateKey === undefined ? {} : { templateKey }
  await drafts(app.db).save(id, staff.id, { subject, body, savedAt, ...noted })
}
