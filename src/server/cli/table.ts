/** Rows as aligned text with a heading. Control characters of what visitors typed must not reach the terminal. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows.map((row) => row.map(printable))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** One line, without anything that a terminal would obey. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

/** `2026-03-02T08:00:00.000Z` → `02.03.2026, 09:00` in German time; an empty moment as a dash. */
export function germanMoment(moment: string | null): string {
  if (moment === null) return '–'
  return new Date(moment).toLocaleString('de-DE', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
}
