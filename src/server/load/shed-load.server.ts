import type { Log } from '#platform/log.server.ts'
import { site } from '#site'
import { busyProblem } from '../problem.server.ts'
import { createStartLine } from './start-line.ts'

type Fetch<Environment> = (request: Request, environment: Environment) => Response | Promise<Response>

/**
 * A read that would wait longer is refused: the visitor's browser gets an answer at once, and the others theirs within a second. What
 * somebody typed waits longer before it is refused.
 */
const LIMITS = { longestReadMs: 400, longestWriteMs: 2500 }
const RETRY_AFTER_SECONDS = 5
const SAY_EVERY_MS = 1000

/** An alarm that is refused with everybody else would ring for the wrong reason. */
const ALWAYS = /^\/(healthz|readyz|metrics)$/

/**
 * Answers beyond what this process can do in time with 503 and `Retry-After`, at once. What comes from memory or the built files
 * stands before this and is never refused.
 */
export function shedLoad<Environment>(fetch: Fetch<Environment>, log: Log): Fetch<Environment> {
  const line = createStartLine(LIMITS)
  let refused = 0
  let saidAt = Number.NEGATIVE_INFINITY

  function refuse(path: string): Response {
    refused += 1
    if (performance.now() - saidAt > SAY_EVERY_MS) {
      log.warn('too many requests at once', { refused })
      saidAt = performance.now()
      refused = 0
    }
    return path.startsWith('/api/') ? busyProblem({ retryAfterSeconds: RETRY_AFTER_SECONDS }) : busyPage()
  }

  return (request, environment) => {
    const path = new URL(request.url).pathname
    if (ALWAYS.test(path)) return fetch(request, environment)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const entered = line.enter(isRead ? 'read' : 'write')
    if (entered === true) return fetch(request, environment)
    return entered === false ? refuse(path) : entered.then(() => fetch(request, environment))
  }
}

const busyHtml = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gerade überlastet</title></head>
<body>
<h1>Unsere Website ist gerade überlastet</h1>
<p>Bitte laden Sie die Seite in einigen Sekunden neu. Haben Sie ein Formular abgeschickt, gehen Sie zurück und senden Sie es noch einmal: Es wird nichts doppelt gespeichert.</p>
<p>Sie erreichen uns auch am Telefon: <a href="${site.phone.href}">${site.phone.shown}</a>.</p>
</body>
</html>
`

function busyPage(): Response {
  return new Response(busyHtml, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    },
  })
}
