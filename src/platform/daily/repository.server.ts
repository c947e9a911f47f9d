import type { Db } from '../database/database.server.ts'

/**
 * Takes today's run of a job for this server.
 * @param day `YYYY-MM-DD`.
 * @returns false when some server has it already.
 */
export async function claimDailyRun(db: Db, name: string, day: string): Promise<boolean> {
  const row = await db
    .insertInto('job_runs')
    .values({ name, day })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ day }).where('job_runs.day', '<', day))
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}
