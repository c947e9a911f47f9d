import { readFile, stat } from 'node:fs/promises'
import { changedNames } from '#company/content/same-values.ts'
import { columns } from '#office/website/portfolio-files/csv/columns.ts'
import type { FormatName } from '#office/website/portfolio-files/formats.ts'
import { buildingFields, flatFields, UnreadableFile } from '#office/website/portfolio-files/import-row.ts'
import { type Draft, type Outcome, outcomeOf } from '#office/website/portfolio-files/plan-import.ts'
import { inWords } from '#office/website/portfolio-files/problem.ts'
import { applyImport, exportOpenimmo } from '#office/website/portfolio-files/portfolio.server.ts'
import { planFile, readers } from '#office/website/portfolio-files/read-file.server.ts'
import { CommandError, jsonOption, type Command, type CommandContext, type Option } from '../command.ts'
import { printable, table } from '../table.ts'

const LARGEST_MB = 50

const importOptions = {
  'dry-run': { type: 'boolean', help: 'nur zeigen, was geschähe' },
  publish: { type: 'boolean', help: 'Neues gleich auf der Website zeigen; Gebäude nur mit Angaben zum Energieausweis' },
  ...jsonOption,
} satisfies Record<string, Option>

const rules = `Was die Datei nicht nennt, bleibt, wie es ist; Neues ist erst ein Entwurf. Eine 0 bei Miete, Fläche und Zimmern heißt
„nicht angegeben“. Ein Gebäude wird an der Adresse erkannt, eine Wohnung an der Objektnummer.`

export const importOpenimmoCommand: Command = {
  words: 'import openimmo',
  positionals: ['DATEI'],
  summary: 'Übernimmt Gebäude und Wohnungen aus einer OpenImmo-Datei (XML oder ZIP, Version 1.2.7).',
  details: `${rules}
Eine Angabe, die nicht zu lesen ist, bleibt weg, ebenso ein Objekt, das die Website nicht zeigt; jedes wird mit seiner Zeile genannt.
DELETE und REFERENZ nehmen eine Wohnung von der Website, gelöscht wird sie nicht. Bilder werden nicht übernommen.`,
  options: importOptions,
  run: (context) => runImport(context, 'openimmo'),
}

export const importCsvCommand: Command = {
  words: 'import csv',
  positionals: ['DATEI'],
  summary: 'Übernimmt Gebäude und Wohnungen aus einer Tabelle (CSV, mit Semikolon, Komma oder Tabulator).',
  details: `${rules}
Ganz oder gar nicht: Ist eine Zeile fehlerhaft, wird nichts übernommen.
Ohne Objektnummer wird eine Wohnung an Adresse und Bezeichnung erkannt. Eine leere Zelle leert die Angabe.
Zahlen wie 1.234,50, Tage wie 01.03.2027, mehrere Ausstattungen durch Komma getrennt. Die erste Zeile nennt die Spalten,
in beliebiger Reihenfolge; nötig sind Straße, PLZ, Ort und Wohnung:
${wrapped(columns.map(({ heading }) => heading))}`,
  options: importOptions,
  run: (context) => runImport(context, 'csv'),
}

export const exportOpenimmoCommand: Command = {
  words: 'export openimmo',
  summary: 'Schreibt die veröffentlichten Wohnungen als OpenImmo-Datei (XML, Version 1.2.7) auf die Standardausgabe.',
  details:
    'Zurückgehaltene Adressen stehen darin und sind als solche gekennzeichnet (objektadresse_freigeben), ebenso die Mieten\nvermieteter Wohnungen. Bilder gehören nicht dazu.',
  async run({ openApp, out }) {
    for await (const part of exportOpenimmo(await openApp())) await out(part)
  },
}

async function runImport(context: CommandContext, format: FormatName): Promise<void> {
  const { openApp, positionals, flag, note } = context
  const app = await openApp()
  const reading = await readOrExplain(format, positionals[0] ?? '')
  const plan = await planFile(app, reading, { publish: flag('publish') })
  for (const problem of plan.problems) note(printable(inWords(problem)))
  const faults = plan.problems.filter(({ isNote }) => !isNote).length
  if (faults > 0) throw new CommandError(`Nichts wurde übernommen. Fehler: ${faults}.`)
  const isTrial = flag('dry-run')
  if (!isTrial && !(await applyImport(app, plan)))
    throw new CommandError('Nichts wurde übernommen: Inzwischen hat jemand den Bestand geändert. Bitte noch einmal.')
  const drafts = [...plan.buildings, ...plan.flats]
  if (flag('json')) return context.out(`${JSON.stringify(drafts.map(describe), null, 2)}\n`)
  await printOutcome(context, { buildings: plan.buildings, flats: plan.flats, isTrial })
  const hidden = plan.buildings.filter(({ before, after }) => before === null && after.is_published !== true).length
  if (hidden > 0)
    note(`Als Entwurf angelegte Gebäude: ${hidden}. Gezeigt werden sie, wenn sie in der Verwaltung geprüft sind.`)
}

async function readOrExplain(format: FormatName, file: string) {
  const bytes = await readBytes(file)
  try {
    return await readers[format](bytes)
  } catch (error) {
    if (error instanceof UnreadableFile) throw new CommandError(printable(`Nichts wurde übernommen. ${error.message}`))
    throw error
  }
}

const labels: Record<Outcome, string> = { new: 'neu', changed: 'geändert', unchanged: 'unverändert' }

function describe(draft: Draft) {
  const { kind, id, line, before, after } = draft
  const outcome = outcomeOf(draft)
  const changed = outcome === 'changed' ? changedNames(before?.values ?? null, after) : []
  return { kind: kind.name, id, line, title: kind.line(after, {}, id).title, outcome, changed }
}

async function printOutcome(
  { out }: CommandContext,
  { buildings, flats, isTrial }: { buildings: Draft[]; flats: Draft[]; isTrial: boolean },
): Promise<void> {
  const touched = [...buildings, ...flats].filter((draft) => outcomeOf(draft) !== 'unchanged')
  if (touched.length > 0) {
    const rows = touched.map((draft) => {
      const { line, title, outcome, changed } = describe(draft)
      const fields = draft.kind.name === 'property' ? buildingFields : flatFields
      const names = changed.map((name) => fields.find((field) => field.name === name)?.label ?? name)
      return [String(line), draft.kind.one, title, labels[outcome], names.join(', ')]
    })
    await out(table(['Zeile', 'Art', 'Name', isTrial ? 'Wäre' : 'Ist', 'Geändert'], rows))
  }
  const count = (drafts: Draft[], outcome: Outcome) => drafts.filter((draft) => outcomeOf(draft) === outcome).length
  const summary = (drafts: Draft[]) =>
    (['new', 'changed', 'unchanged'] as const)
      .map((outcome) => `${count(drafts, outcome)} ${labels[outcome]}`)
      .join(', ')
  await out(`Gebäude: ${summary(buildings)}. Wohnungen: ${summary(flats)}.\n`)
  if (isTrial) await out('Probelauf: Es wurde nichts gespeichert.\n')
}

async function readBytes(file: string): Promise<Buffer> {
  const facts = await stat(file).catch(() => null)
  if (!facts?.isFile()) throw new CommandError(`Die Datei ${file} gibt es nicht.`)
  if (facts.size > LARGEST_MB * 1024 * 1024) throw new CommandError(`Die Datei ist größer als ${LARGEST_MB} MB.`)
  return readFile(file)
}

function wrapped(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length > 110) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last}, ${word}`
  }
  return lines.map((line) => `  ${line}`).join(',\n')
}
