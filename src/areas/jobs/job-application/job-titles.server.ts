import type { Db } from '#platform/database/database.server.ts'
import { openings } from '../openings/repository.server.ts'

/** Names the jobs of these applications, as `codes` for reading them: `{ job: { bauleiter: 'Bauleiter/in' } }`. Without a job: nothing. */
export async function jobTitles(db: Db, payloads: readonly unknown[]): Promise<Record<string, Record<string, string>>> {
  const jobs = payloads.flatMap((payload) =>
    typeof payload === 'object' && payload !== null && 'job' in payload && typeof payload.job === 'string'
      ? [payload.job]
      : [],
  )
  const job = await openings(db).titlesOf([...new Set(jobs)])
  return Object.keys(job).length === 0 ? {} : { job }
}
