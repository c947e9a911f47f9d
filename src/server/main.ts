import { readConfig } from '#platform/config.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { pipeline } from './app.ts'
import { createApp } from './create-app.server.ts'

/**
 * Prepares everything for the first visitor: settings, database, migrations, demo company, mail worker.
 * @throws ConfigError when a setting is wrong.
 */
export async function createSite(environment: Record<string, string | undefined>) {
  const config = readConfig(environment)
  const app = createApp(config)
  const steps = await migrate(app.db)
  if (steps.length > 0) app.log.info('migrated', { steps: steps.join(', ') })

  return {
    config,
    log: app.log,
    fetch: pipeline(app).fetch,
    /** Ends what runs in the background; called when no request is left. */
    async stop(): Promise<void> {
      await app.db.destroy()
    },
  }
}
