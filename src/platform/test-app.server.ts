import { randomUUID } from 'node:crypto'
import type { App } from './app.server.ts'
import { clockAt } from './clock.ts'
import { readConfig } from './config.server.ts'
import { testDatabase } from './database/test-database.server.ts'
import { silentLog } from './log.server.ts'
import { noPeers } from './database/peers/peers.server.ts'

/** An application with a database of its own and a clock that stands still, for one test. Name what the test is about. */
export async function testApp(different: Partial<App> = {}): Promise<App> {
  return {
    db: different.db ?? (await testDatabase()),
    clock: clockAt('2026-03-02T08:00:00.000Z'),
    newId: randomUUID,
    config: readConfig({
      SITE_URL: 'https://www.example.de',
      MAIL_TO: 'buero@example.de',
      MAIL_FROM: 'website@example.de',
    }),
    log: silentLog,
    peers: noPeers,
    secret: Buffer.alloc(32, 7),
    wakeOutbox: () => {},
    ...different,
  }
}
