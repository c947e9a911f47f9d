import type { Db } from '#platform/database/database.server.ts'
import { openings } from '../openings/repository.server.ts'

/** What the job of an application is called, as `codes` for reading it: `{ job: { bauleiter: 'Bauleiter/in' } }`. Without a job: nothing. */
export async function jobTitle(db: Db, payload: unknown): Promise<Record<string, Record<string, string>>> {
  const job = typeof payload === 'object' && payload !== null && 'job' in payload ? payload.job : null
  const title = typeof job === 'string' ? await openings(db).titleOf(job) : null
  return typeof job === 'string' && title !== null ? { job: { [job]: title } } : {}
}
