import { redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import {
  inEvenTime,
  type PostRefusal,
  refuseLimited,
  refusePost,
  typedTexts,
} from '#requests/submissions/plain-post.server.ts'
import { addSealedAddress } from '#requests/submissions/sealed-address.server.ts'
import { readSubmission } from '#requests/submissions/read-submission.server.ts'
import { LARGEST_SEARCH_BYTES, newSearchForm } from './fields.ts'
import { readWishes, unknownWish } from './read-wishes.server.ts'
import { saveSearch } from './save-search.server.ts'
import type { Frequency } from './search.ts'

export type SearchRefusal = PostRefusal & { query: string }

/** Answers the form „Suchauftrag anlegen“: the same for every address, whether it has this search already or not. */
export async function answerNewSearch(app: App, request: Request, clientAddress: string) {
  const read = await readSubmission(app, { maxBytes: LARGEST_SEARCH_BYTES }, request, clientAddress)
  if (!read.ok)
    return refusePost(read.refused.status, { message: read.refused.title, errors: {}, values: {}, query: '' })
  const { fields, honeypotFilled } = read.request
  const query = readWishes(fields)
  const values = typedTexts(fields, Object.keys(newSearchForm.fields))
  const asked = newSearchForm.parse(fields)
  const message = await unknownWish(app.db, fields)
  if (!asked.ok || message !== null)
    return refusePost(422, {
      errors: asked.ok ? {} : asked.errors,
      values,
      query,
      ...(message !== null && { message }),
    })
  const limit = limitsOf(app).takeForm('saved_search', clientAddress, null)
  if (!limit.ok) return refuseLimited(limit.retryAfterSeconds, { errors: {}, values, query })
  const { email, haeufigkeit } = asked.data
  // The wishes stay in the address, for another form.
  const done = new URLSearchParams(query)
  done.set('angelegt', 'ja')
  addSealedAddress(app, done, email)
  const answer = redirect(`/suchauftrag?${done}`, 303)
  // A program that fills in what nobody sees gets the same answer as everybody, and no mail leaves.
  if (honeypotFilled) return answer
  const wanted = { email, query, frequency: haeufigkeit as Frequency }
  const outcome = await inEvenTime(saveSearch(app, wanted))
  app.log.info('search saved', { outcome })
  return answer
}
