import { problem } from '#platform/http/problem.server.ts'
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
