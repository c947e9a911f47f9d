import type { Kysely } from 'kysely'
import { createContext } from 'react-router'
import type { Clock } from './clock.ts'
import type { Config } from './config.server.ts'
import type { Tables } from './database/tables.server.ts'
import type { Log } from './log.server.ts'
import type { Peers } from './database/peers/peers.server.ts'

/** The running application: what use cases may ask for. Built once, in `src/server/create-app.server.ts`; tests build their own. */
export type App = {
  db: Kysely<Tables>
  clock: Clock
  newId: () => string
  config: Config
  log: Log
  /** The other servers on the same database. */
  peers: Peers
  /** Signs form tokens and links. */
  secret: Buffer
  /** Called after a commit that wrote to the outbox, so that mails leave at once. */
  wakeOutbox: () => void
  /** Called after a commit and before it is acknowledged: throws when the database file is no longer the one in DATA_DIR. */
  confirmDatabase?: () => void
}

export const appContext = createContext<App>()

/** Facts about the request that is being answered. `clientAddress` is never stored or logged. */
export type HttpRequestFacts = { httpRequestId: string; clientAddress: string }

export const httpContext = createContext<HttpRequestFacts>({ httpRequestId: '', clientAddress: '' })
