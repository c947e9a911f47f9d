import { lockDataDir } from '#platform/database/data-dir.server.ts'
import { openPostgres } from '#platform/database/database.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { MoveError, moveDatabase, refuseFull } from '#platform/database/move/move-database.server.ts'
import { moveFiles } from '#platform/files/move-files.server.ts'
import { StoreError } from '#platform/files/s3.server.ts'
import { type Command, CommandError, jsonOption, UsageError } from '../command.ts'
import { table } from '../table.ts'

/** Copying a large table and adding it up again takes longer than any visitor may wait. */
const STATEMENT_MS = 10 * 60_000

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
      throw error instanceof MoveError ? new CommandError(error.message) : error
    } finally {
      await target.destroy()
      lock.release()
    }
  },
}
