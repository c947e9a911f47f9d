import type { App } from '#platform/app.server.ts'
import { contentOf } from '#values/file-content.ts'
import { judgeBeginning, readCsv } from './csv/read-csv.ts'
import { decodeTable, decodeXml } from './decode.ts'
import type { FormatName } from './formats.ts'
import { UnreadableFile } from './import-row.ts'
import { picturesLeft, readOpenimmo, type Reading } from './openimmo/read-openimmo.ts'
import { NO_TABLE, unpack } from './openimmo/unpack.server.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { readPortfolio } from './portfolio.server.ts'

export type { Reading }

/** Bytes in, rows and report out: they know neither database nor site, so a worker can call them. */
export const readers = {
  csv: async (bytes: Buffer): Promise<Reading> => {
    judgeTable(bytes)
    return readCsv(decodeTable(bytes))
  },
  openimmo: async (bytes: Buffer): Promise<Reading> => {
    if (isZip(bytes)) return readZip(bytes)
    refuseOthers(bytes)
    return readOpenimmo(decodeXml(bytes))
  },
} satisfies Record<FormatName, (bytes: Buffer) => Promise<Reading>>

/** An export with its pictures, a workbook and a Word document are packed alike. */
const isZip = (bytes: Buffer) => contentOf(bytes) === 'docx'

/** XML begins with a bracket, a ZIP with its mark, a table with a heading; marks of an encoding, zeros and blanks aside. */
export const formatOf = (bytes: Buffer): FormatName =>
  isZip(bytes) || /^[\0\s\u00ff\u00fe\u00ef\u00bb\u00bf]*</.test(bytes.subarray(0, 400).toString('latin1'))
    ? 'openimmo'
    : 'csv'

/** Ten lines with every column that we know, and room for a title above them. */
const BEGINNING_BYTES = 16 * 1024

/** @throws UnreadableFile for what is no table of ours by its beginning: of its length nothing else is read. */
export function judgeTable(bytes: Buffer): void {
  refuseOthers(bytes)
  if (bytes.length <= BEGINNING_BYTES) return
  const beginning = bytes.subarray(0, BEGINNING_BYTES)
  // Within a line a letter of several bytes could be cut in two.
  judgeBeginning(
    decodeTable(beginning.subarray(0, Math.max(beginning.lastIndexOf('\n'), beginning.lastIndexOf('\r')) + 1)),
  )
}

/** Files of other programs that people take for a table or an export. */
function refuseOthers(bytes: Buffer): void {
  const content = contentOf(bytes)
  if (content === 'doc' || content === 'docx') throw new UnreadableFile(NO_TABLE)
  if (content !== null)
    throw new UnreadableFile(
      'Das ist weder eine OpenImmo-Datei noch eine Tabelle (CSV). Bitte wählen Sie die Datei noch einmal.',
    )
}

/** One export may be cut into several files; what an archive holds besides is passed over. */
async function readZip(bytes: Buffer): Promise<Reading> {
  const { xmls, pictures } = await unpack(bytes)
  const reading: Reading = { rows: [], problems: [] }
  for (const { name, bytes: xml } of xmls) {
    const file = xmls.length > 1 ? { file: name } : {}
    try {
      const { rows, problems } = readOpenimmo(decodeXml(xml))
      reading.rows.push(...rows.map((row) => ({ ...row, ...file })))
      reading.problems.push(...problems.map((problem) => ({ ...problem, ...file })))
    } catch (error) {
      if (!(error instanceof UnreadableFile) || xmls.length === 1) throw error
      reading.problems.push({ line: 1, text: error.message, isNote: true, ...file })
    }
  }
  if (reading.rows.length === 0 && reading.problems.length === 0)
    throw new UnreadableFile('In der ZIP-Datei steht keine OpenImmo-Datei (XML).')
  if (pictures > 0 && !reading.problems.some(({ text }) => /Bild(?:er)? w/.test(text)))
    reading.problems.push({ line: 1, text: picturesLeft(pictures), isNote: true })
  return reading
}

/**
 * Plans the changes of a file, with all that is left out by its line; writes nothing.
 * @throws UnreadableFile when there are no lines to speak of.
 */
export async function planFile(app: App, reading: Reading, options: { publish: boolean }): Promise<ImportPlan> {
  const plan = planImport(reading.rows, await readPortfolio(app), { newId: app.newId, ...options })
  const problems = [...reading.problems, ...plan.problems].toSorted((one, other) => one.line - other.line)
  return { ...plan, problems }
}
