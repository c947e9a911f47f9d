import { data, type MiddlewareFunction, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { boundaryOf } from '#platform/files/multipart.server.ts'
import { receiveFiles } from '#platform/files/receive-files.server.ts'
import { LARGEST_BODY_BYTES, piecesOf } from '#platform/http/read-body.server.ts'
import { readForm } from '#platform/http/read-form.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { judge } from './judge.ts'
import { readSession } from './read-session.server.ts'
import { type SessionOver } from '../frame/refusal-view.tsx'
import { staffContext, visitorContext } from './staff-context.server.ts'

/** Characters; what is shorter is quickly chosen or typed again. */
const LONG = 24

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
    const back = url.pathname + url.search
    if (request.method === 'GET' || request.method === 'HEAD')
      throw redirect(`/verwaltung/anmelden?weiter=${encodeURIComponent(back)}`)
    throw data<SessionOver>({ back, texts: await longTextsOf(request) }, { status: 401 })
  }
  if (verdict.kind === 'second-factor') throw redirect('/verwaltung/konto/zweiter-faktor')
  if (verdict.kind === 'method') throw data(null, { status: 405 })
  await recordAudit(app, app.db, staff, {
    action: 'refused',
    detail: `${request.method} ${pattern}`,
  })
  throw data(null, { status: 403 })
}

/** What somebody wrote and would not like to write again; chosen files are read past. */
async function longTextsOf(request: Request): Promise<string[]> {
  const texts = Object.entries(await textsOf(request))
    .filter(([name]) => !name.includes('password'))
    .flatMap(([, value]) => (typeof value === 'string' && value.length >= LONG ? [value] : []))
  return [...new Set(texts)]
}

async function textsOf(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const read = await readForm(request)
    return read.ok ? Object.fromEntries(read.form) : {}
  }
  const boundary = boundaryOf(type)
  if (boundary === null || request.body === null) return {}
  const given = { dataDir: '', rules: {}, maxBytes: LARGEST_BODY_BYTES }
  return receiveFiles(piecesOf(request.body), boundary, given).then(
    ({ fields }) => fields,
    () => ({}),
  )
}
