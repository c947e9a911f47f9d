import type { App } from '#platform/app.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.server.ts'
import { databaseFile, watchDatabaseFile } from '#platform/database/data-dir.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { createLog, type Log } from '#platform/log.server.ts'
import { noPeers, postgresPeers } from '#platform/database/peers/peers.server.ts'
import { readSecret } from './secret.server.ts'
import { uuidV7 } from './uuid.server.ts'

type Options = { as?: 'server' | 'tool'; log?: Log }

/** The running application's parts, for the server and for the operator's tool. Nothing is migrated or started yet. */
export function createApp(config: Config, options: Options = {}): App {
  const { as = 'server', log = createLog() } = options
  const db = openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, as })
  return {
    db,
    clock: systemClock,
    newId: uuidV7,
    config,
    log,
    peers: as === 'server' && config.databaseUrl !== null ? postgresPeers(config.databaseUrl, log) : noPeers,
    secret: readSecret(config.secret, config.dataDir),
    wakeOutbox: () => {},
    ...(config.databaseUrl === null ? { confirmDatabase: watchDatabaseFile(databaseFile(config.dataDir)) } : {}),
  }
}
