import type { App } from '#platform/app.server.ts'
import { readCsv } from './csv/read-csv.ts'
import { type ImportRow, type Problem, UnreadableFile } from './import-row.ts'
import { readOpenimmo } from './openimmo/read-openimmo.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { readPortfolio } from './portfolio.server.ts'

type Reading = { rows: ImportRow[]; problems: Problem[] }

export const readers = {
  csv: (bytes: Buffer): Reading => readCsv(decode(bytes, () => 'utf-8')),
  openimmo: (bytes: Buffer): Reading => readOpenimmo(decode(bytes, encodingOf)),
}

/** XML begins with a bracket, a table with a heading. */
export const formatOf = (bytes: Buffer): keyof typeof readers =>
  /^(?:\uFEFF)?\s*</.test(bytes.subarray(0, 100).toString('utf8')) ? 'openimmo' : 'csv'

/**
 * What a file would change, with every fault by its line; writes nothing.
 * @throws UnreadableFile when there are no lines to speak of.
 */
export async function planFile(app: App, reading: Reading, options: { publish: boolean }): Promise<ImportPlan> {
  const plan = planImport(reading.rows, await readPortfolio(app), { newId: app.newId, ...options })
  const problems = [...reading.problems, ...plan.problems].toSorted((one, other) => one.line - other.line)
  return { ...plan, problems }
}

const encodings = new Set(['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252'])

/** As its first line declares it; XML without a declaration is UTF-8. */
function encodingOf(bytes: Buffer): string {
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]
  const encoding = (declared ?? 'utf-8').toLowerCase()
  if (!encodings.has(encoding)) throw new UnreadableFile(`Die Zeichenkodierung ${encoding} wird nicht gelesen.`)
  return encoding
}

function decode(bytes: Buffer, encodingFor: (bytes: Buffer) => string): string {
  try {
    return new TextDecoder(encodingFor(bytes), { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('Die Datei ist nicht in UTF-8 gespeichert.')
  }
}
