type PlainPage = { status: number; title: string; body: string; headers?: Record<string, string> }

/** A page that nothing has to be made or fetched for: where pages cannot be shown, or must not. `body` is HTML. */
export function plainPage({ status, title, body, headers = {} }: PlainPage): Response {
  const html = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
