// Also on PostgreSQL: steps of the database with rows in it.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportFolder } from '#office/website/company-folder/export-folder.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { databaseFile } from '#platform/database/data-dir.server.ts'
import { openSqlite } from '#platform/database/database.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { emptyTable, insertRows, pagesOf, tablesOf } from '#platform/database/move/repository.server.ts'
import { emptyTestDatabase } from '#platform/database/test-database.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { emptyFolder, keptBackup, keptFolder, keptVersions, valuesOf } from '../../../tests/support/kept-companies.ts'
import { newTestOffice } from './test-site.server.ts'

test.each(keptVersions)('every row of version %s goes through the steps since then', async (version) => {
  const { office, dataDir, environment } = await newTestOffice()
  expect((await office('restore', keptBackup(version))).code).toBe(0)
  const source = openSqlite(databaseFile(dataDir))
  const db = await emptyTestDatabase()
  const { rows: steps } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(
    source,
  )
  await migrate(db, steps[0]?.name)
  const tables = await tablesOf(source)
  for (const { name } of tables.toReversed()) await emptyTable(db, name)
  for (const table of tables) for await (const rows of pagesOf(source, table)) await insertRows(db, table, rows)
  await source.destroy()

  await migrate(db)
  const folder = await emptyFolder()
  await exportFolder(await testApp({ db, config: readConfig(environment) }), folder)
  expect(await valuesOf(folder)).toMatchObject(await valuesOf(keptFolder(version)))
})
