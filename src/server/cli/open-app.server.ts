import { existsSync } from 'node:fs'
import type { App } from '#platform/app.server.ts'
import type { Config } from '#platform/config.server.ts'
import { databaseFile } from '#platform/database/in-place.server.ts'
import { isMigrated } from '#platform/database/migrate.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { createApp } from '../create-app.server.ts'
import { CommandError } from './command.ts'

/** Opens the site's parts once and closes them at the end. A mistyped DATA_DIR must not make a new, empty database. */
export function appOpener(config: Config) {
  let opened: App | undefined

  return {
    /** `create`: for the commands that set up a database. The others want one that is there and up to date. */
    async openApp({ create = false } = {}): Promise<App> {
      if (opened) return opened
      if (!create && config.databaseUrl === null && !existsSync(databaseFile(config.dataDir))) {
        throw new CommandError(
          `In ${config.dataDir} liegt keine Datenbank. Stimmt DATA_DIR? Eine neue macht: npm run office -- migrate`,
        )
      }
      opened = createApp(config, { as: 'tool', log: silentLog })
      if (!create && !(await isMigrated(opened.db))) {
        throw new CommandError(
          'Die Datenbank ist nicht auf dem neuesten Stand. Führen Sie aus: npm run office -- migrate',
        )
      }
      return opened
    },

    async closeApp(): Promise<void> {
      await opened?.db.destroy()
    },
  }
}
