import { site } from '#site'
import { plainPage } from '../plain-page.ts'

const body = `<p>Bitte laden Sie die Seite in einigen Sekunden neu. Haben Sie ein Formular abgeschickt, gehen Sie zurück und senden Sie es noch einmal: Es wird nichts doppelt gespeichert.</p>
<p>Sie erreichen uns auch am Telefon: <a href="${site.phone.href}">${site.phone.shown}</a>.</p>`

/** What is shown instead of a page for which there is no room. */
export function busyPage(retryAfterSeconds: number): Response {
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return plainPage({ status: 503, title: 'Unsere Website ist gerade überlastet', body, headers })
}
