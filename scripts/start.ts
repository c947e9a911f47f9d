import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenNeeded } from './build.ts'

/** `npm start`: builds when needed, then serves. Everything else (migrations, demo company) happens in the server itself. */
buildWhenNeeded()
const server = join(import.meta.dirname, '../build/server/start.js')
// The server takes this process's place, so that it does not keep what building and reading TypeScript left in memory.
// Node 24 would give it an empty environment unless it is named.
if (process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, server], process.env)
await import(pathToFileURL(server).href)
