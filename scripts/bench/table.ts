import type { Row } from './row.ts'

const titles = ['row', 'figure', 'ceiling', 'ratio', 'demanded', '']

/** A table that reads well in a terminal and in Markdown. */
export function showTable(rows: readonly Row[], machine: string): string {
  const cells = rows.map(({ name, figure, ceiling, ratio, demanded, isMet }) => [
    name,
    figure,
    ceiling,
    ratio,
    demanded,
    isMet === null ? 'not measured' : isMet ? 'met' : 'NOT MET',
  ])
  const widths = titles.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [`${new Date().toISOString().slice(0, 10)}, ${machine}`, '', line(titles), rule, ...cells.map(line)].join('\n')
}
