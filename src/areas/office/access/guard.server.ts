import { data, type MiddlewareFunction, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { judge } from './judge.ts'
import { readSession } from './read-session.server.ts'
import { staffContext, visitorContext } from './staff-context.server.ts'

/**
 * Stands before every address of the office, its loaders, actions and data requests alike: asks the table of addresses what this one
 * needs, and lets nobody through who does not have it.
 */
export const guard: MiddlewareFunction = async ({ request, url, pattern, context }, next) => {
  const app = context.get(appContext)
  const staff = await readSession(app, request)
  context.set(visitorContext, staff)
  if (staff) context.set(staffContext, staff)

  const verdict = judge(pattern.startsWith('/') ? pattern : `/${pattern}`, request.method, staff)
  if (verdict.kind === 'allowed') return next()
  if (verdict.kind === 'sign-in') {
    const back = request.method === 'GET' ? `?weiter=${encodeURIComponent(url.pathname + url.search)}` : ''
    throw redirect(`/verwaltung/anmelden${back}`)
  }
  if (verdict.kind === 'second-factor') throw redirect('/verwaltung/konto/zweiter-faktor')
  if (verdict.kind === 'method') throw data(null, { status: 405 })
  await recordAudit(app, app.db, staff, {
    action: 'refused',
    detail: `${request.method} ${pattern}`,
  })
  throw data(null, { status: 403 })
}
