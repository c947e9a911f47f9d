import { data, type RouterContextProvider } from 'react-router'
import { cleanText } from '#platform/http/clean-input.ts'
import { readForm } from '#platform/http/read-form.server.ts'
import { officeContext } from './staff-context.server.ts'

/** Limit for the editors of content: a legal text may have 100,000 letters, a page many texts of 20,000. */
export const MOST_CONTENT_BYTES = 900 * 1024

/**
 * The form that a page of the office was posted, its texts without control characters: people paste them in unseen, and PostgreSQL refuses NUL.
 * How large it may be altogether says the table of `src/server/limit-body.server.ts`.
 * @throws 413 or 400 for the router
 */
export async function readOfficeForm(httpRequest: Request, mostText?: number): Promise<FormData> {
  const form = await readFormWithFiles(httpRequest, mostText)
  if (form === 'too-large') throw data(null, { status: 413 })
  return form
}

/** The form with what its action needs of the context. @throws as `readOfficeForm` */
export async function readPost(context: Readonly<RouterContextProvider>, httpRequest: Request, mostText?: number) {
  return { ...officeContext(context), form: await readOfficeForm(httpRequest, mostText) }
}

/** The same as `readOfficeForm` for a page that tells in its own words that its files are too large. @throws 400 for the router */
export async function readFormWithFiles(httpRequest: Request, mostText?: number): Promise<FormData | 'too-large'> {
  const read = await readForm(httpRequest, mostText)
  if (!read.ok && read.reason === 'too-large') return 'too-large'
  if (!read.ok) throw data(null, { status: 400 })
  const form = new FormData()
  for (const [name, value] of read.form) {
    if (typeof value === 'string') form.append(name, cleanText(value))
    else form.append(name, value)
  }
  return form
}
