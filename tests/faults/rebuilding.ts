/** Builds the database's file anew again and again, until it is killed. Prints a line when it begins. */
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#platform/database/database.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { forgetDeletedPages } from '#platform/database/deleted-pages.server.ts'

const db = openDatabase({ databaseUrl: null, dataDir: process.env.DATA_DIR ?? '', as: 'tool' })
process.stdout.write('begins\n')
for (;;) {
  await forgetDeletedPages({ db, log: silentLog })
  await wait(20)
}
