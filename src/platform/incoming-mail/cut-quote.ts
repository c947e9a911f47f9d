const SAID = /^(Am|On) .{5,150} (schrieb|wrote|geschrieben)\b.{0,150}:$/i
const BEGINNINGS = [
  /^-{2,} ?(Ursprüngliche Nachricht|Original(nachricht| Message)|Weitergeleitete Nachricht|Forwarded message) ?-{2,}$/i,
  /^_{20,}$/,
  /^>/,
]

/**
 * What somebody wrote above the mail that they answer. A text that is nothing but a quotation, or has words of its own among the quoted ones,
 * stays whole: there the answers stand between the lines.
 */
export function cutQuote(text: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line, index) => begins(line.trim(), (lines[index + 1] ?? '').trim()))
  if (start === -1) return text.trim()
  const own = lines.slice(0, start).join('\n').trim()
  const quoted = lines.slice(start)
  const first = quoted.findIndex((line) => line.startsWith('>'))
  const isBetween = first !== -1 && quoted.slice(first).some((line) => line.trim() !== '' && !line.startsWith('>'))
  return own === '' || isBetween ? text.trim() : own
}

/** „Von:“ begins a quotation only above further heads of a mail; „Am … schrieb …:“ may be broken into two lines. */
function begins(line: string, next: string): boolean {
  if (/^(Von|From): /i.test(line)) return /^(Gesendet|Datum|Date|Sent|An|To|Betreff|Subject):/i.test(next)
  if (SAID.test(line) || SAID.test(`${line} ${next}`)) return true
  return BEGINNINGS.some((pattern) => pattern.test(line))
}
