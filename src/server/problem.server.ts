import { createHash } from 'node:crypto'
import { callUs } from '#company/call-us.ts'
import type { DatabaseBusyError } from '#platform/database/database-busy.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { site } from '#site'

const LATER = 'versuchen Sie es in einigen Minuten noch einmal'

/** Answers that something of ours broke. */
export function brokenProblem(httpRequestId: string): Response {
  return problem(500, 'unerwartet', `Es ist ein unerwarteter Fehler aufgetreten. Bitte ${callUs() ?? LATER}.`, {
    detail: `Kennung ${httpRequestId}`,
  })
}

/** Answers that the database takes nothing more just now. */
export function busyProblem({ retryAfterSeconds }: Pick<DatabaseBusyError, 'retryAfterSeconds'>): Response {
  return problem(
    503,
    'ausgelastet',
    `Unsere Website ist gerade überlastet. Bitte versuchen Sie es in einer Minute noch einmal oder ${callUs() ?? 'etwas später'}.`,
    { headers: { 'Retry-After': String(retryAfterSeconds) } },
  )
}

/** Page shown while requests are refused. */
export function busyPage(retryAfterSeconds: number): Response {
  return plainPage({
    status: 503,
    title: 'Unsere Website ist gerade überlastet',
    body: `<p>Bitte laden Sie die Seite in einigen Sekunden neu. Haben Sie ein Formular abgeschickt, gehen Sie zurück und senden Sie es noch einmal: Es wird nichts doppelt gespeichert.</p>
${reachable('Sie erreichen uns auch am Telefon')}`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })
}

type PlainPage = { status: number; title: string; body: string; headers?: Record<string, string> }

/** The number as a link, after these words; nothing without one. */
export const reachable = (words: string): string =>
  site.phone.shown ? `<p>${words}: <a href="${site.phone.href}">${site.phone.shown}</a>.</p>` : ''

/** As deploy/unavailable.html looks. */
const STYLE =
  'body{margin:0;padding:12vh 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1d2733;background:#fff}main{max-width:36rem;margin:auto;overflow-wrap:anywhere}h1,h2{line-height:1.25}'
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`

/** A page that nothing has to be made or fetched for: where pages cannot be shown, or must not. `body` is HTML. */
export function plainPage({ status, title, body, headers = {} }: PlainPage): Response {
  const html = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status, headers: { ...own, ...headers } })
}
