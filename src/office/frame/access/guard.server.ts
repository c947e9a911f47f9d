import { data, type MiddlewareFunction, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { judge } from './judge.ts'
import { longTextsOf } from './long-texts.server.ts'
import { readSession } from './read-session.server.ts'
import { type SessionOver } from '../frame/refusal-view.tsx'
import { staffContext, visitorContext } from './staff-context.server.ts'

/**
 * Stands before every address of the office, its loaders, actions and data requests alike: asks the table of addresses what this one
 * needs, and lets nobody through who does not have it.
 */
export const guard: MiddlewareFunction = async ({ request: httpRequest, url, pattern, context }, next) => {
  const app = context.get(appContext)
  const staff = await readSession(app, httpRequest)
  context.set(visitorContext, staff)
  if (staff) context.set(staffContext, staff)

  const verdict = judge(pattern.startsWith('/') ? pattern : `/${pattern}`, httpRequest.method, staff)
  if (verdict.kind === 'allowed') return next()
  if (verdict.kind === 'sign-in') {
    const back = url.pathname + url.search
    if (httpRequest.method === 'GET' || httpRequest.method === 'HEAD')
      throw redirect(`/verwaltung/anmelden?weiter=${encodeURIComponent(back)}`)
    throw data<SessionOver>({ back, ...(await longTextsOf(httpRequest)) }, { status: 401 })
  }
  if (verdict.kind === 'second-factor') throw redirect('/verwaltung/konto/zweiter-faktor')
  if (verdict.kind === 'method') throw data(null, { status: 405 })
  await recordAudit(app, app.db, staff, {
    action: 'refused',
    detail: `${httpRequest.method} ${pattern}`,
  })
  throw data(null, { status: 403 })
}
