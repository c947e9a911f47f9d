import { join } from 'node:path'
import { takeFromMailbox } from '#areas/sender/public.server.ts'
import { forgetOldAlerts, startAlerts } from '#office/desk/alerts/worker.server.ts'
import { firstAccountLink } from '#office/website/setup/first-account.server.ts'
import {
  startExposes,
  startIncidentMails,
  startSearchNotices,
  startTendingViewings,
  tidySearches,
} from '#areas/letting/public.server.ts'
import { forgetOldMisses, keepMisses } from '#areas/help-centre/public.server.ts'
import { seedDemo } from '#db/seed/seed-demo.server.ts'
import type { App } from '#platform/app.server.ts'
import { refreshSite } from '#company/current.server.ts'
import { type Config, readConfig } from '#platform/config.server.ts'
import { DataDirUnusableError, isUnusableDisk, lockDataDir, noteServed } from '#platform/database/data-dir.server.ts'
import { DamagedDatabaseError, findDamage, isDamage } from '#platform/database/integrity.server.ts'
import { contentVersionSource } from '#platform/database/content-version.server.ts'
import { migrate, refuseBesideOlder } from '#platform/database/migrate.server.ts'
import { removeUnfinishedUploads } from '#platform/files/uploads.server.ts'
import { startMailboxWorker } from '#requests/incoming-mail/mailbox-worker.server.ts'
import { startOutboxWorker } from '#requests/outbox/worker.server.ts'
import { createLog } from '#platform/log.server.ts'
import { softwareVersion } from '#platform/version.server.ts'
import { startDailyRetention } from '#requests/retention/daily.server.ts'
import { loadPages, requestListener } from './app.ts'
import { createApp } from './create-app.server.ts'

/**
 * Prepares everything for the first visitor: settings, database, migrations, demo company, mail worker.
 * @throws ConfigError when a setting is wrong, DataDirInUseError, DataDirUnusableError, DamagedDatabaseError, NeedsRestartError.
 */
export async function createSite(environment: Record<string, string | undefined>) {
  const config = readConfig(environment)
  try {
    return await openSite(config, roleOf(environment))
  } catch (error) {
    if (isDamage(error)) throw new DamagedDatabaseError((error as Error).message)
    if (isUnusableDisk(error)) throw new DataDirUnusableError(config.dataDir, (error as Error).message)
    throw error
  }
}

/**
 * `alone`: this process owns the data directory. `only`, `successor`: `scripts/supervise.ts` owns it, and of a successor its predecessor
 * still serves, receives files and sends mails.
 */
type ProcessRole = 'alone' | 'only' | 'successor'

function roleOf({ SITE_SUPERVISED: role }: Record<string, string | undefined>): ProcessRole {
  return role === 'only' || role === 'successor' ? role : 'alone'
}

async function openSite(config: Config, role: ProcessRole) {
  const lock = role === 'alone' ? lockDataDir(config.dataDir) : { release: () => {} }
  try {
    const log = createLog()
    const app = createApp(config, { log })
    await refuseDamage(app)
    if (role === 'successor') await refuseBesideOlder(app.db)
    const steps = await migrate(app.db)
    if (steps.length > 0) app.log.info('migrated', { steps: steps.join(', ') })

    if (config.demo) await seedDemo(app)
    await refreshSite(app)
    // Said on the terminal and never logged: it opens the office.
    const setupLink = config.demo ? null : await firstAccountLink(app)

    // Unless it follows another, nobody else is receiving files here: the lock says so.
    await removeUnfinishedUploads(app, role === 'successor' ? {} : { olderThanMs: 0 })

    // While developing, pages are read when they are asked for.
    if (import.meta.env.PROD) await loadPages()
    if (config.port !== 0) {
      noteServed(config.dataDir, 'address', config.siteUrl)
      noteServed(config.dataDir, 'version', softwareVersion())
    }

    const worker = startOutboxWorker(app, {
      isOnlySender: config.databaseUrl === null && role !== 'successor',
    })
    app.wakeOutbox = worker.wake
    const mailbox = startMailboxWorker(app, (mail) => takeFromMailbox(app, mail))
    const rounds = [
      startSearchNotices(app),
      startIncidentMails(app),
      startTendingViewings(app),
      startAlerts(app),
      startExposes(app),
      startDailyRetention(app, async () => {
        await forgetOldMisses(app)
        await tidySearches(app)
        await forgetOldAlerts(app)
      }),
    ]
    const metrics = config.metrics ? (await import('./metrics/metrics.server.ts')).createMetrics(app) : null
    const versions = contentVersionSource(app)
    // In the build this file is `build/server/index.js`.
    const files = import.meta.env.PROD ? join(import.meta.dirname, '../client') : null
    return {
      config,
      log: app.log,
      /** With which the first person chooses a password; null once somebody has. */
      setupLink,
      listener: requestListener(app, { versions, metrics, files }),
      /** Ends what runs in the background; called when no request is left. */
      async stop(): Promise<void> {
        await Promise.all([mailbox, ...rounds].map((each) => each.stop()))
        await worker.stop()
        await keepMisses(app)
        versions.close()
        await app.peers.stop()
        await app.db.destroy()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Damaged pages end the start; a row without its parent is reported, since the rest can be trusted. */
async function refuseDamage(app: App): Promise<void> {
  const { pages, orphans } = await findDamage(app.db)
  if (pages[0] !== undefined) throw new DamagedDatabaseError(pages[0])
  if (orphans.length > 0) app.log.warn('rows without their parent', { count: orphans.length, first: orphans[0] })
}
