import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { openServerSqlite, openSqlite } from './database.server.ts'
import { migrate } from './migrate.server.ts'
import { usualLimits } from './sqlite/write-queue.server.ts'

/** A server's database on a file whose lock another program holds until `free`; who waits is refused after a second. */
export async function lockedDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'))
  const file = join(folder, 'site.sqlite')
  const tool = openSqlite(file)
  await migrate(tool) // patiently, whatever else the machine does
  await tool.destroy()
  const db = openServerSqlite(file, { limits: { ...usualLimits, longestWaitMs: 1000, refuseAfterMs: 10_000 } })
  const other = new DatabaseSync(file)
  onTestFinished(async () => {
    other.close()
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  other.exec('begin immediate')
  return { db, free: () => other.exec('commit') }
}
