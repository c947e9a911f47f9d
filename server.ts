import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { answerUnreadable } from './src/server/unreadable-request.ts'

type Site = Awaited<ReturnType<typeof import('./src/server/main.ts')['createSite']>>

const SECOND = 1000
/** In the build this file is `build/server/start.js`: as plain JavaScript it starts without the compiler that Node keeps for TypeScript. */
const isBuilt = import.meta.env?.PROD === true
const root = join(import.meta.dirname, isBuilt ? '../..' : '.')
const isDevelopment = !isBuilt && process.argv.includes('--dev')
Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production' })
process.umask(0o077)

try {
  const { listener, site, stop } = isDevelopment ? await developmentSite() : await productionSite()
  listen(site, listener, stop)
} catch (error) {
  const isOurs = error instanceof Error && 'exitCode' in error
  process.stderr.write(
    isOurs || (error instanceof Error && error.constructor.name === 'ConfigError')
      ? `${(error as Error).message}\n`
      : `${error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(isOurs ? Number(error.exitCode) : 1)
}

async function productionSite() {
  const { createSite } = (await import(
    pathToFileURL(join(root, 'build/server/index.js')).href
  )) as typeof import('./src/server/main.ts')
  const site = await createSite(process.env)
  return { listener: site.listener, site, stop: () => site.stop() }
}

/** Vite serves and reloads the modules; the site is built anew when the server's own modules change. */
async function developmentSite() {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  })
  const load = () => vite.ssrLoadModule('./src/server/main.ts') as Promise<typeof import('./src/server/main.ts')>
  // What is being worked on is made anew for each request.
  const withoutCache = { ...process.env, CACHE_MB: '0' }
  let module = await load()
  let site = await module.createSite(withoutCache)
  const current = async () => {
    const loaded = await load()
    if (loaded !== module) {
      await site.stop()
      module = loaded
      site = await module.createSite(withoutCache)
    }
    return site
  }
  const listener: RequestListener = (request, response) =>
    vite.middlewares(request, response, () => {
      current().then(
        ({ listener: answer }) => answer(request, response),
        (error: Error) => response.writeHead(500).end(error.stack),
      )
    })
  return {
    listener,
    site,
    stop: async () => {
      await site.stop()
      await vite.close()
    },
  }
}

/**
 * Takes no new connection, and answers what still comes on old ones, as their last. An idle connection is not cut: its next request may
 * be on the way and would be lost (http.Server's own close does that). It ends after the keep-alive time, as it always does; what
 * hangs longer than 10 s is cut.
 */
async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
  setTimeout(() => server.closeAllConnections(), 10 * SECOND).unref()
  await closed
}

function listen(site: Site, listener: RequestListener, stop: () => Promise<void>): void {
  const server = createServer(
    {
      requestTimeout: 120 * SECOND,
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 2 * SECOND,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  )
  server.maxConnections = 5000
  answerUnreadable(server)
  server.on('error', (error) => {
    process.stderr.write(`Der Server kann Port ${site.config.port} nicht öffnen: ${error.message}\n`)
    process.exit(1)
  })
  server.listen(site.config.port, site.config.host ?? undefined, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : site.config.port
    process.stdout.write(
      `${readFileSync(join(root, 'package.json'), 'utf8').match(/"name": "(.+)"/)?.[1]}: http://localhost:${port}\n`,
    )
    if (site.setupLink)
      process.stdout.write(
        `Noch ist niemand eingerichtet. Dieser Link gilt einmal und 24 Stunden; ein neuer kommt mit jedem Start:\n${site.setupLink}\n`,
      )
  })

  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      site.log.info('stopping', { signal })
      void drain(server)
        .then(stop)
        .then(() => process.exit(0))
    })
  }
}
