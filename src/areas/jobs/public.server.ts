import type { Db } from '#platform/database/database.server.ts'
import { openings } from './openings/repository.server.ts'

/** The jobs that one can apply for, for a select. */
export async function openingOptions(db: Db): Promise<{ value: string; label: string }[]> {
  return (await openings(db).list()).map(({ slug, title }) => ({ value: slug, label: title }))
}

export { jobTitles } from './job-application/job-titles.server.ts'
export { jobKind } from './openings/content-kind.server.ts'
