import { planImport, type Portfolio } from './plan-import.ts'
import { inWords } from './problem.ts'
import { formatOf, readers } from './read-file.server.ts'

type Values = { [field: string]: unknown }

/** For tests: what a file brings into a portfolio, an empty one unless given, and its report („! “: the line is refused). */
export async function readingOf(bytes: Buffer, stored: Portfolio = { buildings: [], flats: [] }) {
  const { rows, problems } = await readers[formatOf(bytes)](bytes)
  let ids = 0
  const plan = planImport(rows, stored, { newId: () => `haus-${++ids}`, publish: true })
  return {
    houses: plan.buildings.map(({ after }): Values => after),
    flats: plan.flats.map(({ id, after }): Values & { id: string } => ({ id, ...after })),
    report: [...problems, ...plan.problems].map((problem) => `${problem.isNote ? '' : '! '}${inWords(problem)}`),
  }
}
