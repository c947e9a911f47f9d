import type { App } from '#platform/app.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { UsageError, type Command, type CommandContext } from '../command.ts'
import { BYTE_ORDER_MARK, csvLine, type CsvStyle } from '#platform/spreadsheet/csv.ts'
import { asObject, envelopeOf, kindOption, noteUse, remarkUnknownKind, wholeOf } from './requests.server.ts'

/** Rows that are read, marked and written at a time, so that a running server waits for none of it. */
const BATCH = 500

export const requestsExportCommand: Command = {
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
    for (const request of batch) {
      await out(`${separator}${JSON.stringify(wholeOf(request))}`)
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
    for (const request of batch) {
      for (const name of Object.keys(envelopeOf(request))) columns.add(name)
      for (const name of Object.keys(asObject(request.payload))) fields.add(name)
    }
  }
  // A field that is called like a part of the envelope (property_id) keeps a column of its own.
  const names = [...columns, ...[...fields].map((name) => (columns.has(name) ? `payload.${name}` : name))]
  await out((flag('excel') ? BYTE_ORDER_MARK : '') + (names.length > 0 ? csvLine(names, style) : ''))
  for await (const batch of allOf(app, kind)) {
    await noteUse(app, batch, 'exported')
    for (const request of batch) {
      const envelope = envelopeOf(request)
      const payload = asObject(request.payload)
      const cells = [...[...columns].map((name) => envelope[name]), ...[...fields].map((name) => payload[name])]
      await out(csvLine(cells, style))
    }
  }
}

async function* allOf(app: App, kind: string | undefined): AsyncGenerator<StoredRequest[]> {
  let after: StoredRequest | undefined
  for (;;) {
    const batch = await requests(app.db).page({ kind, after, limit: BATCH })
    if (batch.length === 0) return
    yield batch
    after = batch.at(-1)
  }
}
