import { stat } from 'node:fs/promises'
import {
  type Applied,
  applyFolder,
  type Change,
  Overtaken,
  type Staying,
} from '#office/website/company-folder/apply-folder.server.ts'
import { exportFolder, FolderRefused } from '#office/website/company-folder/export-folder.server.ts'
import type { Fault } from '#office/website/company-folder/fault.ts'
import { readFolder } from '#office/website/company-folder/read-folder.server.ts'
import { shownDifferences } from '#office/website/company-folder/shown-differences.ts'
import { plural } from '#ui/format.ts'
import { type Command, type CommandContext, CommandError, jsonOption, type Option } from '../command.ts'
import { printable, table } from '../table.ts'

const ABOUT_THE_FOLDER = `Der Ordner hält eine Firma: firma.yaml mit allem, was sie von sich sagt, je Inhalt eine Datei (gebaeude, wohnungen, orte,
stellen, hilfeartikel …), Bilder unter bilder und firmenbilder,
PDFs unter dokumente, Videos von Wohnungen unter videos (MP4 oder WebM, je Datei höchstens 100 MB). Ohne Anfragen, Konten und Suchaufträge.`

const MEGABYTE = 1024 * 1024
/** From here on a folder under version control is a burden. */
const LARGE_BYTES = 50 * MEGABYTE

const replaceOption = {
  replace: { type: 'boolean', help: 'was nicht im Ordner steht, aus der Datenbank nehmen' },
} satisfies Record<string, Option>

export const companyExportCommand: Command = {
  words: 'company export',
  positionals: ['ORDNER'],
  summary: 'Schreibt die Firma als Ordner aus YAML, Markdown und Bildern, lesbar und gut zu versionieren.',
  details: `${ABOUT_THE_FOLDER}
Derselbe Bestand gibt dieselben Dateien. In einem Ordner, der schon eine Firma hält, verschwindet, was es nicht mehr gibt.
Zurückgehaltene Adressen und die Dokumente der Verwaltung stehen darin. Bilder sind WebP, höchstens 1600 Punkte breit:
Größere Originale hebt die Website nicht auf; liegt eines schon im Ordner, bleibt es.`,
  options: jsonOption,
  async run({ openApp, positionals, flag, out, note }) {
    const [folder = ''] = positionals
    const exported = await exportFolder(await openApp(), folder).catch(explain)
    if (flag('json')) await out(`${JSON.stringify(exported, null, 2)}\n`)
    else {
      await out(
        table(
          ['Inhalt', 'Anzahl'],
          exported.counts.map(({ kind, count }) => [kind, String(count)]),
        ),
      )
      await out(`Die Firma liegt in ${printable(folder)}.\n`)
      if (exported.videoBytes > LARGE_BYTES)
        await out(
          `Videos machen davon ${Math.round(exported.videoBytes / MEGABYTE)} MB aus. Nehmen Sie den Ordner videos von einer Versionsverwaltung aus, oder halten Sie ihn dort als große Dateien.\n`,
        )
    }
    if (exported.missing.length === 0) return
    for (const name of exported.missing) note(printable(`${name}: Die Datei fehlt auf dem Server.`))
    throw new CommandError(`Der Ordner ist geschrieben, aber es fehlen Dateien: ${exported.missing.length}.`)
  },
}

export const companyImportCommand: Command = {
  words: 'company import',
  positionals: ['ORDNER'],
  summary: 'Übernimmt eine Firma aus einem Ordner: ganz oder gar nicht.',
  details: `${ABOUT_THE_FOLDER}
Es gelten dieselben Regeln wie in den Formularen der Verwaltung; was nicht passt, steht mit Datei und Zeile da, und nichts
wird übernommen. Was in einer Datei fehlt, ist leer oder steht wie in einem neuen Formular. Was nur in der Datenbank
steht, bleibt; mit --replace geht es, wenn nichts daran hängt. Jede Änderung steht im Verlauf.`,
  options: { 'dry-run': { type: 'boolean', help: 'nur zeigen, was geschähe' }, ...replaceOption, ...jsonOption },
  async run(context) {
    const isTrial = context.flag('dry-run')
    const applied = await apply(context, isTrial)
    await refuseFaults(context, applied, 1)
    if (context.flag('json')) return context.out(asJson(applied))
    await printChanges(context, applied.changes, isTrial)
    noteStaying(context, applied.staying)
    if (isTrial) await context.out('Probelauf: Es wurde nichts gespeichert.\n')
  },
}

export const companyCheckCommand: Command = {
  words: 'company check',
  positionals: ['ORDNER'],
  summary: 'Prüft den Ordner einer Firma und nennt jeden Fehler mit Datei und Zeile; ändert nichts.',
  details: `${ABOUT_THE_FOLDER}\nEndet mit 1, wenn ein Import abgelehnt würde.`,
  options: { ...replaceOption, ...jsonOption },
  async run(context) {
    const { faults } = await apply(context, true)
    if (context.flag('json')) await context.out(`${JSON.stringify(faults, null, 2)}\n`)
    else for (const fault of faults) await context.out(`${sentence(fault)}\n`)
    if (faults.length > 0) throw new CommandError(`Fehler: ${faults.length}.`)
    if (!context.flag('json')) await context.out('Alles in Ordnung.\n')
  },
}

export const companyDiffCommand: Command = {
  words: 'company diff',
  positionals: ['ORDNER'],
  summary: 'Zeigt Feld für Feld, was ein Import des Ordners ändern würde.',
  details: 'Endet mit 0, wenn nichts, mit 1, wenn etwas anders ist, mit 2, wenn der Ordner Fehler hat.',
  options: { ...replaceOption, ...jsonOption },
  async run(context) {
    const applied = await apply(context, true)
    await refuseFaults(context, applied, 2)
    if (context.flag('json')) await context.out(asJson(applied))
    else {
      for (const change of applied.changes) {
        await context.out(`${printable(`${change.kind.one} ${named(change)}: ${outcomeOf(change)}`)}\n`)
        for (const { label, before, after } of shownDifferences(change))
          await context.out(`${printable(`  ${label}: ${before} → ${after}`)}\n`)
      }
    }
    noteStaying(context, applied.staying)
    if (applied.changes.length > 0)
      throw new CommandError(`${plural(applied.changes.length, 'Eintrag ist', 'Einträge sind')} anders.`)
    if (!context.flag('json')) await context.out('Ordner und Datenbank sagen dasselbe.\n')
  },
}

async function apply({ openApp, positionals, flag, note }: CommandContext, isTrial: boolean): Promise<Applied> {
  const [path = ''] = positionals
  if (!(await stat(path).catch(() => null))?.isDirectory())
    throw new CommandError(`Den Ordner ${printable(path)} gibt es nicht.`)
  const app = await openApp()
  return applyFolder(app, await readFolder(path), { replace: flag('replace'), isTrial, say: note }).catch(explain)
}

function explain(error: unknown): never {
  if (error instanceof FolderRefused) throw new CommandError(printable(error.message))
  if (error instanceof Error && 'syscall' in error && 'code' in error)
    throw new CommandError(`Der Ordner lässt sich nicht lesen oder schreiben (${String(error.code)}).`)
  if (error instanceof Overtaken)
    throw new CommandError('Nichts wurde übernommen: Inzwischen hat jemand etwas geändert. Bitte noch einmal.')
  throw error
}

const sentence = ({ file, line, text }: Fault) => printable(`${file}:${line}: ${text}`)

/** @throws CommandError when the folder has faults, after all of them are said. */
export async function refuseFaults({ note }: CommandContext, { faults }: Pick<Applied, 'faults'>, code: number) {
  if (faults.length === 0) return
  for (const fault of faults) note(sentence(fault))
  throw new CommandError(`Nichts wurde übernommen. Fehler: ${faults.length}.`, code)
}

type Outcome = 'neu' | 'geändert' | 'geht'
const outcomeOf = ({ before, after }: Change): Outcome =>
  before === null ? 'neu' : after === null ? 'geht' : 'geändert'

const titleOf = ({ kind, id, before, after }: Change) => kind.line(after ?? before ?? {}, {}, id).title
const named = (change: Change) => `„${titleOf(change)}“ (${change.id})`

function asJson({ changes, staying }: Applied): string {
  const shown = changes.map((change) => ({
    kind: change.kind.name,
    id: change.id,
    title: titleOf(change),
    outcome: change.before === null ? 'new' : change.after === null ? 'removed' : 'changed',
    fields: shownDifferences(change),
  }))
  const rest = staying.map(({ kind, id, title, why }) => ({ kind: kind.name, id, title, why: why ?? null }))
  return `${JSON.stringify({ changes: shown, staying: rest }, null, 2)}\n`
}

async function printChanges({ out }: CommandContext, changes: readonly Change[], isTrial: boolean): Promise<void> {
  if (changes.length === 0) return out('Ordner und Datenbank sagen schon dasselbe.\n')
  const kinds = [...new Set(changes.map(({ kind }) => kind.many))]
  const count = (many: string, outcome: Outcome) =>
    String(changes.filter((change) => change.kind.many === many && outcomeOf(change) === outcome).length)
  const rows = kinds.map((many) => [many, count(many, 'neu'), count(many, 'geändert'), count(many, 'geht')])
  await out(table([isTrial ? 'Wäre' : 'Ist', 'neu', 'geändert', 'gelöscht'], rows))
}

function noteStaying({ flag, note }: CommandContext, staying: readonly Staying[]): void {
  for (const { kind, id, title, why } of staying)
    if (why !== undefined) note(printable(`Bleibt: ${kind.one} „${title}“ (${id}). ${why}`))
  if (staying.length === 0 || flag('replace')) return
  note(`Nur in der Datenbank: ${plural(staying.length, 'Eintrag', 'Einträge')}. Ohne --replace bleibt das so.`)
}
