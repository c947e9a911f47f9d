import { createHash } from 'node:crypto'

type PlainPage = { status: number; title: string; body: string; headers?: Record<string, string> }

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
