import type { Kysely } from 'kysely'
import { lockDataDir } from '#platform/database/data-dir.server.ts'
import { openPostgres } from '#platform/database/database.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import {
  adder,
  analyze,
  countRows,
  emptyTable,
  insertRows,
  pagesOf,
  sumUp,
  tablesOf,
  type TableSum,
} from '#platform/database/move/repository.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { moveFiles } from '#platform/files/move-files.server.ts'
import { StoreError } from '#platform/files/s3.server.ts'
import { type Command, CommandError, jsonOption, UsageError } from '../command.ts'
import { table } from '../table.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** Copying a large table and adding it up again takes longer than any visitor may wait. */
const STATEMENT_MS = 10 * MINUTE_MS

export const moveCommand: Command = {
  words: 'move',
  summary: 'Bringt eine Firma von SQLite nach PostgreSQL und beweist Anzahl und Prüfsumme jeder Tabelle.',
  details:
    'Vorher den Server anhalten und sichern. Mit FILES_S3_… ziehen auch Anhänge und Bilder um; sonst bleiben sie in DATA_DIR. ' +
    'Die alte Datenbank bleibt, wie sie ist. Danach DATABASE_URL setzen und mit demselben SECRET starten.',
  options: { to: { type: 'string', value: 'ADRESSE', help: 'postgres://… einer leeren Datenbank' }, ...jsonOption },
  async run({ config, openApp, text, flag, out, note }) {
    const address = text('to') ?? ''
    if (!/^postgres(ql)?:\/\//.test(address)) throw new UsageError('--to braucht eine Adresse mit postgres://.')
    if (/^\w+:\/\/[^:@]*:[^@]+@|[?&]password=/.test(address))
      throw new UsageError('Ein Kennwort in --to kann jeder auf dem Rechner lesen. Setzen Sie es in PGPASSWORD.')
    if (config.databaseUrl !== null)
      throw new CommandError('DATABASE_URL ist gesetzt: Diese Firma liegt schon in PostgreSQL.')
    const lock = lockDataDir(config.dataDir)
    const target = openPostgres(address, { statementMs: STATEMENT_MS })
    try {
      const { db } = await openApp()
      await migrate(target)
      await refuseFull(target)
      // Files first: they may be copied twice, the database may not. Whatever breaks off, the same command begins anew.
      const files = await moveFiles(db, config)
      const tables = await moveDatabase(db, target)
      if (flag('json')) return await out(`${JSON.stringify({ tables, files }, null, 2)}\n`)
      const rows = tables.map(({ name, rows: count, sum }) => [name, String(count), sum.slice(0, 16)])
      await out(table(['Tabelle', 'Zeilen', 'Prüfsumme'], rows))
      await out(
        files
          ? `\n${files.uploads} Anhänge und ${files.pictures} Bilddateien liegen im Objektspeicher und wurden geprüft.\n`
          : '\nAnhänge und Bilder bleiben in DATA_DIR.\n',
      )
      for (const key of files?.missing ?? []) note(`Anhang ${key} fehlte schon hier.\n`)
      note('Jetzt DATABASE_URL setzen und starten. SECRET muss dasselbe bleiben (DATA_DIR/secret).\n')
    } catch (error) {
      if (error instanceof StoreError)
        throw new CommandError(
          `Der Objektspeicher hat nicht alle Dateien genommen (${error.message}). Die Zieldatenbank ist noch leer: Prüfen Sie FILES_S3_… und beginnen Sie noch einmal.`,
        )
      throw error
    } finally {
      await target.destroy()
      lock.release()
    }
  },
}

type MovedTable = { name: string } & TableSum

/** A target with rows in one of these is somebody's. The others are filled by migrations or follow from them. */
const OWNERS = ['properties', 'submissions', 'staff', 'audit_log'] as const

/** @throws CommandError when the target already holds a company. */
async function refuseFull(target: Kysely<Tables>): Promise<void> {
  for (const name of OWNERS) {
    if ((await countRows(target, name)) > 0)
      throw new CommandError(`Die Zieldatenbank ist nicht leer (Tabelle ${name}). Nehmen Sie eine neue.`)
  }
}

/**
 * Copies every row of a SQLite database into a migrated, empty PostgreSQL one, in one transaction, and reads all of them again: each
 * table must have the same number of rows and the same sum, or nothing is kept. Nobody may write to the source meanwhile.
 * @throws CommandError with a German sentence.
 */
async function moveDatabase(source: Kysely<Tables>, target: Kysely<Tables>): Promise<MovedTable[]> {
  await refuseFull(target) // Once more: copying files may have taken hours.
  const tables = await tablesOf(source)
  const moved = await target.transaction().execute(async (trx) => {
    for (const { name } of tables.toReversed()) await emptyTable(trx, name)
    const done: MovedTable[] = []
    for (const shape of tables) {
      const sums = adder(shape)
      for await (const page of pagesOf(source, shape)) {
        sums.add(page)
        await insertRows(trx, shape, page)
      }
      const [there, here] = [sums.total(), await sumUp(trx, shape)]
      if (there.rows !== here.rows || there.sum !== here.sum)
        throw new CommandError(
          `Tabelle ${shape.name} kam anders an: ${there.rows} Zeilen gelesen, ${here.rows} gefunden.`,
        )
      done.push({ name: shape.name, ...here })
    }
    return done
  })
  await analyze(target)
  return moved
}
