import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError, readConfig } from '#platform/config.server.ts'
import { buildWhenNeeded } from './build.ts'

/** `npm start`: builds when needed, then serves. Everything else (migrations, demo company) happens in the server itself. */
refuseWrongSettings()
buildWhenNeeded()
const server = join(import.meta.dirname, '../build/server/start.js')
// The server takes this process's place, so that it does not keep what building and reading TypeScript left in memory.
// Node 24 would give it an empty environment unless it is named.
if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, server], process.env)
await import(pathToFileURL(server).href)

/** A wrong setting is told at once, not after the build. */
function refuseWrongSettings(): void {
  try {
    readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
