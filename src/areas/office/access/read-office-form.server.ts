import { data } from 'react-router'
import { cleanText } from '#platform/http/clean-input.ts'
import { readForm } from '#platform/http/read-form.server.ts'

/**
 * The form that a page of the office was posted, its texts without control characters: people paste them in unseen, and PostgreSQL refuses NUL.
 * How large it may be says the table of `src/server/limit-body.server.ts`.
 * @throws 413 or 400 for the router
 */
export async function readOfficeForm(request: Request): Promise<FormData> {
  const read = await readForm(request)
  if (!read.ok) throw data(null, { status: read.reason === 'too-large' ? 413 : 400 })
  const form = new FormData()
  for (const [name, value] of read.form) {
    if (typeof value === 'string') form.append(name, cleanText(value).text)
    else form.append(name, value)
  }
  return form
}
