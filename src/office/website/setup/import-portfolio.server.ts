import type { App } from '#platform/app.server.ts'
import { UnreadableFile } from '../portfolio-files/import-row.ts'
import type { Problem } from '../portfolio-files/problem.ts'
import { outcomeOf } from '../portfolio-files/plan-import.ts'
import { applyImport } from '../portfolio-files/portfolio.server.ts'
import { planFile } from '../portfolio-files/read-file.server.ts'
import { readInThread } from '../portfolio-files/read-in-thread.server.ts'

export type ImportAnswer =
  | { kind: 'done'; buildings: number; flats: number; hidden: number; notes: Problem[] }
  | { kind: 'refused'; text: string; problems: Problem[] }

/** More lines than anybody reads at once. */
const MOST_PROBLEMS = 20

/** Takes buildings and flats from the file of the form, whichever of both formats it is: all or nothing. */
export async function takePortfolio(app: App, form: FormData | 'too-large'): Promise<ImportAnswer> {
  const refuse = (text: string, problems: Problem[] = []): ImportAnswer => ({
    kind: 'refused',
    text,
    problems: problems.slice(0, MOST_PROBLEMS),
  })
  if (form === 'too-large') return refuse('Die Datei ist zu groß. Größere übernimmt, wer den Server betreibt.')
  const file = form.get('datei')
  if (!(file instanceof File) || file.size === 0) return refuse('Bitte wählen Sie eine Datei.')
  try {
    const bytes = Buffer.from(await file.arrayBuffer())
    const plan = await planFile(app, await readInThread(bytes), { publish: form.get('zeigen') === 'on' })
    if (plan.problems.some(({ isNote }) => !isNote)) return refuse('Nichts wurde übernommen.', plan.problems)
    const touched = [...plan.buildings, ...plan.flats].filter((draft) => outcomeOf(draft) !== 'unchanged')
    if (touched.length === 0) return refuse('In dieser Datei steht nichts Neues.', plan.problems)
    if (!(await applyImport(app, plan))) return refuse('Inzwischen hat jemand den Bestand geändert. Bitte noch einmal.')
    const count = (name: string) => touched.filter(({ kind }) => kind.name === name).length
    const hidden = touched.filter(({ kind, after }) => kind.name === 'property' && after.is_published !== true).length
    return {
      kind: 'done',
      buildings: count('property'),
      flats: count('apartment'),
      hidden,
      notes: plan.problems.slice(0, MOST_PROBLEMS),
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse(`Nichts wurde übernommen. ${error.message}`)
    throw error
  }
}
