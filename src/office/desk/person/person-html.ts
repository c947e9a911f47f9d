import { site } from '#site'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'

type Facts = readonly (readonly [label: string, value: string, use?: string])[]
type ReadableChapter = {
  heading: string
  facts?: Facts
  entries?: readonly { at: string; title: string; text?: string }[]
}

const style =
  'body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#0f172a}h2{margin-top:2rem}' +
  'dl{display:grid;grid-template-columns:14rem 1fr;gap:.3rem 1rem}dt{color:#475569}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}' +
  'li{margin-bottom:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:#f6f3ee;padding:.5rem .75rem;margin:.25rem 0}' +
  'table{border-collapse:collapse}td,th{text-align:left;padding:.25rem 1rem .25rem 0}@media(max-width:40rem){dl{grid-template-columns:1fr}}'

function page(title: string, body: string): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${style}</style><h1>${escapeMarkup(title)}</h1>${body}</html>\n`
}

/** Writes what is stored about one request, for its sender: opens in any browser, prints on paper. */
export function requestHtml(title: string, facts: Facts, chapters: readonly ReadableChapter[]): string {
  return page(title, factsHtml(facts) + chapters.map(chapterHtml).join(''))
}

function chapterHtml({ heading, facts = [], entries = [] }: ReadableChapter): string {
  const list = entries.map(
    ({ at, title, text }) =>
      `<li><strong>${escapeMarkup(title)}</strong><br>${formatDateTime(new Date(at))} Uhr${text ? `<pre>${escapeMarkup(text)}</pre>` : ''}</li>`,
  )
  return `<h2>${escapeMarkup(heading)}</h2>${factsHtml(facts)}${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}`
}

function factsHtml(facts: Facts): string {
  if (facts.length === 0) return ''
  return `<dl>${facts.map(([label, value]) => `<dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}</dd>`).join('')}</dl>`
}

export type OverviewRow = { folder: string; kind: string; reference: string; receivedAt: string; until: string }

type Overview = {
  email: string
  rows: readonly OverviewRow[]
  /** What belongs to none of these requests: „Weitere E-Mails an diese Adresse: 2“. */
  others: readonly string[]
  now: Date
  siteUrl: string
}

/** The first page of what a person gets: what there is, why, how long, and their rights (Art. 15 Abs. 1 DSGVO). */
export function overviewHtml({ email, rows, others, now, siteUrl }: Overview): string {
  const lines = rows.map(
    ({ folder, kind, reference, receivedAt, until }) =>
      `<tr><td><a href="${escapeMarkup(folder)}/angaben.html">${escapeMarkup(reference)}</a></td><td>${escapeMarkup(kind)}</td><td>${formatDayOf(receivedAt)}</td><td>${escapeMarkup(until)}</td></tr>`,
  )
  const table =
    rows.length === 0
      ? '<p>Unter dieser Adresse ist kein Vorgang gespeichert.</p>'
      : `<table><thead><tr><th>Vorgang</th><th>Art</th><th>Eingang</th><th>Wird gelöscht</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
  const more = others.map((name) => `<li>${escapeMarkup(name)}</li>`).join('')
  return page(
    'Auskunft über Ihre Daten',
    `<p>${escapeMarkup(site.legalName)} hat am ${formatDateTime(now)} Uhr zur E-Mail-Adresse ${escapeMarkup(email)} Folgendes gespeichert.</p>${table}` +
      (more ? `<p>Außerdem, im Ordner „weiteres“:</p><ul>${more}</ul>` : '') +
      `<h2>Was dabei liegt</h2><p>Zu jedem Vorgang gibt es einen Ordner: „angaben.html“ zum Lesen, „daten.json“ für Programme (Art. 20 DSGVO) und Ihre Dateien. Namen unserer Mitarbeiterinnen und Mitarbeiter sind weggelassen (Art. 15 Abs. 4 DSGVO).</p>` +
      `<h2>Wozu, auf welcher Grundlage und für wen</h2><p>Wir nutzen jede Einsendung für das Anliegen, mit dem Sie sich an uns gewandt haben. Zweck, Rechtsgrundlage, Empfänger und Frist jedes Formulars stehen in unserer Datenschutzerklärung: ${escapeMarkup(siteUrl)}/datenschutz. Die Daten haben wir von Ihnen; automatisierte Entscheidungen gibt es nicht.</p>` +
      `<h2>Ihre Rechte</h2><p>Sie können verlangen, dass wir Daten berichtigen, löschen oder ihre Verarbeitung einschränken, und ihr widersprechen. Sie können sich bei einer Aufsichtsbehörde beschweren. Eine E-Mail genügt: ${escapeMarkup(site.legal.dataProtectionMail)}.</p>`,
  )
}
