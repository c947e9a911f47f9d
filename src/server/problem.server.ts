import { site } from '#site'

type ProblemExtras = { detail?: string; errors?: Record<string, string>; headers?: Record<string, string> }

/** An answer of RFC 9457: a stable `type`, a German `title` that says what to do, `errors` by field. */
export function problem(
  status: number,
  type: string,
  title: string,
  { headers, ...extras }: ProblemExtras = {},
): Response {
  return new Response(JSON.stringify({ type: `/fehler/${type}`, title, status, ...extras }), {
    status,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

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
