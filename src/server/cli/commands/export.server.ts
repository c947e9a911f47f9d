import type { App } from '#platform/app.server.ts'
import { submissions, type Submission } from '#requests/submissions/repository.server.ts'
import { UsageError, type Command, type CommandContext } from '../command.ts'
import { BYTE_ORDER_MARK, csvLine, type CsvStyle } from '#platform/spreadsheet/csv.ts'
import { asObject, envelopeOf, kindOption, noteUse, remarkUnknownKind, wholeOf } from './submissions.server.ts'

/** Rows that are read, marked and written at a time, so that a running server waits for none of it. */
const BATCH = 500

export const submissionsExportCommand: Command = {
  words: 'submissions export',
  summary: 'Schreibt die Einsendungen mit allen Angaben auf die Standardausgabe, älteste zuerst.',
  details:
    'In der Tabelle (csv) bekommen Texte, die eine Tabellenkalkulation als Formel ausführen würde, ein Apostroph vorangestellt;\nunverändert sind die Angaben in json. Dass sie ausgegeben wurden, wird bei jeder Einsendung vermerkt.',
  options: {
    ...kindOption,
    format: { type: 'string', value: 'json|csv', help: 'json (üblich) oder csv' },
    excel: { type: 'boolean', help: 'csv mit Semikolon und Kennung, wie es ein deutsches Excel öffnet' },
  },
  async run(context) {
    const format = context.text('format') ?? (context.flag('excel') ? 'csv' : 'json')
    if (format !== 'json' && format !== 'csv') throw new UsageError('--format kann json oder csv sein.')
    const app = await context.openApp()
    const kind = context.text('kind')
    await remarkUnknownKind(app, kind, context.note)
    await (format === 'json' ? exportJson(app, kind, context) : exportCsv(app, kind, context))
  },
}

async function exportJson(app: App, kind: string | undefined, { out }: CommandContext): Promise<void> {
  let separator = '[\n'
  for await (const batch of allOf(app, kind)) {
    await noteUse(app, batch, 'exported')
    for (const submission of batch) {
      await out(`${separator}${JSON.stringify(wholeOf(submission))}`)
      separator = ',\n'
    }
  }
  await out(separator === '[\n' ? '[]\n' : '\n]\n')
}

/** Read twice: the first time for the names of the columns, since kinds and versions differ in their fields. */
async function exportCsv(app: App, kind: string | undefined, { out, flag }: CommandContext): Promise<void> {
  const style: CsvStyle = { separator: flag('excel') ? ';' : ',' }
  const columns = new Set<string>()
  const fields = new Set<string>()
  for await (const batch of allOf(app, kind)) {
    for (const submission of batch) {
      for (const name of Object.keys(envelopeOf(submission))) columns.add(name)
      for (const name of Object.keys(asObject(submission.payload))) fields.add(name)
    }
  }
  // A field that is called like a part of the envelope (property_id) keeps a column of its own.
  const names = [...columns, ...[...fields].map((name) => (columns.has(name) ? `payload.${name}` : name))]
  await out((flag('excel') ? BYTE_ORDER_MARK : '') + (names.length > 0 ? csvLine(names, style) : ''))
  for await (const batch of allOf(app, kind)) {
    await noteUse(app, batch, 'exported')
    for (const submission of batch) {
      const envelope = envelopeOf(submission)
      const payload = asObject(submission.payload)
      const cells = [...[...columns].map((name) => envelope[name]), ...[...fields].map((name) => payload[name])]
      await out(csvLine(cells, style))
    }
  }
}

async function* allOf(app: App, kind: string | undefined): AsyncGenerator<Submission[]> {
  let after: Submission | undefined
  for (;;) {
    const batch = await submissions(app.db).page({
      limit: BATCH,
      ...(kind === undefined ? {} : { kind }),
      ...(after === undefined ? {} : { after }),
    })
    if (batch.length === 0) return
    yield batch
    after = batch.at(-1)
  }
}
