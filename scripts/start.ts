import { buildWhenNeeded } from './build.ts'

/** `npm start`: builds when needed, then serves. Everything else (migrations, demo company) happens in the server itself. */
buildWhenNeeded()
await import('../server.ts')
