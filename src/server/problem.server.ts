import { problem } from '#platform/http/problem.server.ts'
import type { DatabaseBusyError } from '#platform/database/database-busy.server.ts'
import { site } from '#site'
import { plainPage } from './plain-page.ts'

/** What is said when something of ours broke. */
export function brokenProblem(requestId: string): Response {
  return problem(
    500,
    'unerwartet',
    `Es ist ein unerwarteter Fehler aufgetreten. Bitte rufen Sie uns an: ${site.phone.shown}.`,
    {
      detail: `Kennung ${requestId}`,
    },
  )
}

/** What is said when the database takes nothing more just now. */
export function busyProblem({ retryAfterSeconds }: Pick<DatabaseBusyError, 'retryAfterSeconds'>): Response {
  return problem(
    503,
    'ausgelastet',
    `Unsere Website ist gerade überlastet. Bitte versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an: ${site.phone.shown}.`,
    { headers: { 'Retry-After': String(retryAfterSeconds) } },
  )
}

/** What is shown instead of a page while requests are refused. */
export function busyPage(retryAfterSeconds: number): Response {
  return plainPage({
    status: 503,
    title: 'Unsere Website ist gerade überlastet',
    body: `<p>Bitte laden Sie die Seite in einigen Sekunden neu. Haben Sie ein Formular abgeschickt, gehen Sie zurück und senden Sie es noch einmal: Es wird nichts doppelt gespeichert.</p>
<p>Sie erreichen uns auch am Telefon: <a href="${site.phone.href}">${site.phone.shown}</a>.</p>`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })
}
