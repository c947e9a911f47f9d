export type ProblemExtras = {
  detail?: string
  errors?: Record<string, string>
  /** Work that the sender's browser may do to be heard all the same (`limits/proof-of-work.server.ts`). */
  challenge?: { token: string; bits: number }
  headers?: Record<string, string>
}

/** An answer of RFC 9457: a stable `type`, a German `title` that says what to do, `errors` by field. Never cached. */
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
