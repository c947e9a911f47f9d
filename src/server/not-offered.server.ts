import type { RouterContextProvider } from 'react-router'
import { notOfferedContext } from '#company/not-offered-context.server.ts'
import { callUs } from '#company/call-us.ts'
import { notOfferedAt } from '#company/offered.ts'
import { problem } from '#platform/http/problem.server.ts'

/** No page has it: the frame's last page answers, and no room's loader or action runs. */
const NOWHERE = '/nicht-im-angebot'

/** For programs, and for a browser with an older page of ours. */
export function notOfferedProblem(): Response {
  const call = callUs()
  return problem(404, 'nicht-im-angebot', `Diesen Bereich gibt es bei uns nicht.${call ? ` Bitte ${call}.` : ''}`)
}

/**
 * A request for a page, or instead of it what answers for one that the company does not offer: whatever is sent there, nobody reads it.
 * Null: the page may be asked.
 */
export function insteadOfPage(httpRequest: Request, context: RouterContextProvider): Request | Response | null {
  const { pathname } = new URL(httpRequest.url)
  const name = notOfferedAt(pathname)
  if (name === null) return null
  if (pathname.endsWith('.data')) return notOfferedProblem()
  context.set(notOfferedContext, name)
  return new Request(new URL(NOWHERE, httpRequest.url), { headers: httpRequest.headers, signal: httpRequest.signal })
}
