import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Closes a request of the site under test as if it had been so many days ago. */
export function closeDaysAgo(reference: string, days: number): void {
  const database = new DatabaseSync(path.join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite'), { timeout: 10_000 })
  const closedAt = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
  database
    .prepare("update submissions set status = 'erledigt', closed_at = ? where reference = ?")
    .run(closedAt, reference.replace('-', ''))
  database.close()
}
