import { site } from '#site'

const html = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gerade überlastet</title></head>
<body>
<h1>Unsere Website ist gerade überlastet</h1>
<p>Bitte laden Sie die Seite in einigen Sekunden neu. Haben Sie ein Formular abgeschickt, gehen Sie zurück und senden Sie es noch einmal: Es wird nichts doppelt gespeichert.</p>
<p>Sie erreichen uns auch am Telefon: <a href="${site.phone.href}">${site.phone.shown}</a>.</p>
</body>
</html>
`

/** What is shown instead of a page for which there is no room: nothing in it has to be made or fetched. */
export function busyPage(retryAfterSeconds: number): Response {
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
    },
  })
}
