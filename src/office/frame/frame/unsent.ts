import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction, redirect } from 'react-router'
import { createStore } from '#ui/store.ts'
import { hear, liveStore } from '../live/live-store.ts'
import { forgetInput } from './kept-input.ts'

/** A post that did not reach the server: the form with the pressed button, or what a key or a drag sent. */
export type Unsent = {
  pathname: string
  isServerBroken: boolean
  /** The answer was lost, not the request: it may be stored. */
  mayHaveArrived: boolean
  form: HTMLFormElement | null
  submitter: HTMLElement | null
  request: Request
}

export const unsentStore = createStore<Unsent | null>(null)
let pressed: Pick<Unsent, 'form' | 'submitter'> = { form: null, submitter: null }

let shownAddress = ''

/** Remembers which address is on the screen: `location` changes before a page that somebody goes back to is drawn. */
export function noteShown(address: string): void {
  shownAddress = address
}

/** Remembers which form is on its way. */
export function notePressed({ target, submitter }: SubmitEvent): void {
  pressed = { form: target instanceof HTMLFormElement ? target : null, submitter }
}

/** Unwraps what a route threw; the router wraps what is no response in the status that came with it. */
function thrownBy({ type, result }: DataStrategyResult): unknown {
  if (type === 'data' || result instanceof Response || isRouteErrorResponse(result))
    return type === 'data' ? null : result
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result
}

/** The network fails as a TypeError of `fetch`; where it breaks off amid an answer, the router wraps that in an error with a cause. */
const isLost = (thrown: unknown) =>
  thrown instanceof TypeError || (thrown instanceof Error && thrown.cause !== undefined)
const isOver = (thrown: unknown) => isRouteErrorResponse(thrown) && thrown.status === 401
/** The server refuses for now, or is broken: neither is said by what was entered. */
const isBroken = (thrown: unknown) =>
  isRouteErrorResponse(thrown) ? thrown.status === 429 || thrown.status >= 500 : thrown instanceof Error

const statusOf = ({ result }: DataStrategyResult): number =>
  typeof result === 'object' && result !== null && 'init' in result
    ? ((result.init as ResponseInit | null)?.status ?? 200)
    : 200

/** Restarted behind its proxy, or too busy. */
const isAway = (thrown: unknown) => isRouteErrorResponse(thrown) && thrown.status >= 502 && thrown.status <= 504

/** The router looks for the answer of each route that it asked. */
const instead = (results: Record<string, DataStrategyResult>, answer: DataStrategyResult) =>
  Object.fromEntries(Object.keys(results).map((route) => [route, answer]))

/**
 * In the browser, around whatever the office sends: what did not arrive leaves the page as it is, with all that was typed, and is
 * offered to be sent again; whose session is over signs in and comes back. A page on the screen that cannot be read anew stays, and the
 * frame says that it may be old. Without it the error page would take the form away.
 */
export const keepUnsent: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request: httpRequest, url },
  next,
) => {
  if (httpRequest.method === 'GET') {
    const read = await next()
    const thrown = Object.values(read).map(thrownBy)
    if (!thrown.some((each) => isLost(each) || isAway(each))) {
      if (liveStore.read().line === 'dead') hear({ line: 'alive' })
      return read
    }
    if (url.pathname + url.search !== shownAddress)
      return instead(read, { type: 'error', result: data(null, { status: 503 }) })
    hear({ line: 'dead' })
    // The router keeps what it has for routes without an answer.
    return {}
  }
  const sent = { ...pressed, pathname: location.pathname, request: httpRequest.clone() }
  pressed = { form: null, submitter: null }
  const results = await next()
  // Overtaken by another press.
  if (httpRequest.signal.aborted) return results
  const thrown = Object.values(results).map(thrownBy)
  if (thrown.some(isOver)) {
    const back = encodeURIComponent(url.pathname + url.search)
    return instead(results, {
      type: 'error',
      result: redirect(`/verwaltung/anmelden?hinweis=sitzung&weiter=${back}`),
    })
  }
  if (thrown.some(isBroken)) {
    const isServerBroken = !thrown.some(isLost)
    unsentStore.write({ ...sent, isServerBroken, mayHaveArrived: !isServerBroken && navigator.onLine })
    return instead(results, { type: 'data', result: data(null, { status: 503 }) })
  }
  unsentStore.write(null)
  if (sent.form && Object.values(results).every((each) => statusOf(each) < 400)) forgetInput(sent.form)
  return results
}
