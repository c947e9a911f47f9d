import { problem } from '#platform/http/problem.server.ts'
import type { DatabaseBusyError } from '#platform/database/database-busy.server.ts'
import { site } from '#site'

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
