import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { refreshSite } from '#company/current.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { lockDataDir } from '#platform/database/data-dir.server.ts'
import { findDamage } from '#platform/database/integrity.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { startOutboxWorker } from '#requests/outbox/worker.server.ts'
import { requestApi } from '#requests/request/api.server.ts'
import { exampleKind } from '#requests/request/example-kind.ts'
import { createApp } from '#server/create-app.server.ts'

/** The site's request pipeline alone, as a process that a test may kill. Prints its port when it is ready. */
const config = readConfig(process.env)
lockDataDir(config.dataDir)
const app = createApp(config, { log: silentLog })
const { pages, orphans } = await findDamage(app.db)
if (pages.length + orphans.length > 0) throw new Error([...pages, ...orphans].join('; '))
await migrate(app.db)
await refreshSite(app)
app.wakeOutbox = startOutboxWorker(app, { isOnlySender: config.databaseUrl === null, serverDownPauseMs: 200 }).wake

const routes = new Hono().route('/api/messages', requestApi(app, exampleKind()))
serve({ fetch: routes.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
