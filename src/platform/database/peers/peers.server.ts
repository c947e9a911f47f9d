import { randomUUID } from 'node:crypto'
import type Pg from 'pg'
import { lazily } from '#platform/lazily.server.ts'
import type { Log } from '#platform/log.server.ts'

const pg = lazily<typeof Pg>('pg')

export type Peers = {
  /** Whether there can be other servers at all. */
  isOnlyServer: boolean
  /** Tells the other servers, within milliseconds and at most once; a server that is cut off misses it. Never personal data. */
  publish: (topic: string, message: string) => void
  /** Receives what other servers publish, never its own messages. */
  subscribe: (topic: string, hear: (message: string) => void) => void
  stop: () => Promise<void>
}

/** SQLite: one server, nobody to tell. */
export const noPeers: Peers = {
  isOnlyServer: true,
  publish: () => {},
  subscribe: () => {},
  stop: async () => {},
}

const PEERS_CHANNEL = 'site_peers'
/** PostgreSQL takes less than 8,000 bytes a message. */
const LARGEST_BYTES = 7000
const MOST_WAITING = 5000
const GATHER_MS = 20
const RECONNECT_MS = [200, 1000, 3000] as const

/** Servers of one PostgreSQL hear each other through LISTEN and NOTIFY, on a connection of its own. */
export function postgresPeers(databaseUrl: string, log: Log): Peers {
  const me = randomUUID()
  const topics = new Map<string, ((message: string) => void)[]>()
  let waiting: string[] = []
  let timer: NodeJS.Timeout | undefined
  let client: Pg.Client | null = null
  let isStopped = false
  let failures = 0

  function take(payload: string): void {
    const [sender, ...lines] = payload.split('\n')
    if (sender === me) return
    for (const line of lines) {
      const [topic = '', message = ''] = line.split(/\t(.*)/s)
      topics.get(topic)?.forEach((listener) => listener(message))
    }
  }

  async function connect(): Promise<void> {
    if (isStopped) return
    const next = new (pg().Client)({ connectionString: databaseUrl, connectionTimeoutMillis: 3000, keepAlive: true })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      client = null
      void next.end().catch(() => {})
      if (isStopped) return
      setTimeout(() => void connect(), RECONNECT_MS[Math.min(failures++, RECONNECT_MS.length - 1)]).unref()
    }
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload = '' }) => take(payload))
    try {
      await next.connect()
      await next.query(`listen ${PEERS_CHANNEL}`)
      if (isLost) return
      client = next
      failures = 0
    } catch (error) {
      log.warn('other servers cannot be heard', { reason: error instanceof Error ? error.name : 'unknown' })
      lose()
    }
  }
  const connected = connect()

  function flush(): void {
    timer = undefined
    while (waiting.length > 0) {
      let bytes = 0
      const count = waiting.findIndex((line) => (bytes += line.length + 1) > LARGEST_BYTES)
      const lines = waiting.splice(0, count < 0 ? waiting.length : Math.max(1, count))
      client
        ?.query('select pg_notify($1, $2)', [PEERS_CHANNEL, [me, ...lines].join('\n')])
        .catch((error: unknown) => log.warn('other servers not told', { reason: String(error).slice(0, 100) }))
    }
  }

  return {
    isOnlyServer: false,
    publish(topic, message) {
      if (waiting.length >= MOST_WAITING) return
      waiting.push(`${topic}\t${message}`)
      timer ??= setTimeout(flush, GATHER_MS).unref()
    },
    subscribe(topic, listener) {
      topics.set(topic, [...(topics.get(topic) ?? []), listener])
    },
    async stop() {
      isStopped = true
      await connected
      clearTimeout(timer)
      waiting = []
      const open = client
      client = null
      await open?.end().catch(() => {})
    },
  }
}
