import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '#platform/app.server.ts'
import { countRequests } from '#requests/request/figures/repository.server.ts'
import { batchCommitted } from '#platform/database/sqlite/write-queue.server.ts'
import { freeBytes } from '#platform/database/data-dir.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'

/** Seconds; from a cached page to the longest time a request may take. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

export type Metrics = {
  /** Counts the answer when it has left. Called for every request, cached or not. */
  observe: (httpRequest: IncomingMessage, response: ServerResponse) => void
  /** OpenMetrics 1.0 text. */
  text: () => Promise<string>
  contentType: string
}

/** Figures for monitoring (Prometheus). None of them names a person, an address of a visitor or what was typed. */
export function createMetrics(app: App): Metrics {
  const registry = new Registry()
  const content = Registry.OPENMETRICS_CONTENT_TYPE
  ;(registry as { setContentType: (type: string) => void }).setContentType(content)
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Zeit, bis eine Antwort gesendet ist, nach Art der Adresse',
    labelNames: ['kind', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const inFlight = new Gauge({
    name: 'site_http_requests_in_flight',
    help: 'Anfragen, die noch keine Antwort haben',
    registers: [registry],
  })
  const scrapeFailures = new Counter({
    name: 'site_metrics_failures',
    help: 'Kennzahlen, die Datenbank oder Platte nicht nennen konnten',
    registers: [registry],
  })
  const transactions = new Counter({
    name: 'site_transactions',
    help: 'Gespeicherte Änderungen (SQLite)',
    registers: [registry],
  })
  const commits = new Counter({
    name: 'site_commits',
    help: 'Wie oft die Platte dafür geschrieben hat: mehrere Änderungen teilen sich einen Vorgang',
    registers: [registry],
  })
  batchCommitted.subscribe((count) => {
    transactions.inc(Number(count))
    commits.inc()
  })
  gaugesOf(app, registry, () => scrapeFailures.inc())

  return {
    contentType: content,
    observe(httpRequest, response) {
      const startedAt = performance.now()
      inFlight.inc()
      response.once('close', () => {
        inFlight.dec()
        const labels = {
          kind: kindOf(httpRequest.url ?? ''),
          method: methodOf(httpRequest.method),
          status: statusOf(response),
        }
        duration.observe(labels, (performance.now() - startedAt) / 1000)
      })
    },
    text: () => registry.metrics(),
  }
}

function gaugesOf(app: App, registry: Registry, onFailure: () => void): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(await read())
        } catch {
          onFailure()
        }
      },
    })
  gauge('site_outbox_failed', 'Mails, die aufgegeben wurden', async () => {
    return (await outbox(app.db).health(app.clock.now())).failed
  })
  gauge('site_outbox_oldest_seconds', 'So lange wartet die älteste fällige Mail', async () => {
    const now = app.clock.now()
    const { oldestDueAt } = await outbox(app.db).health(now)
    return oldestDueAt === null ? 0 : Math.max(0, (now.getTime() - new Date(oldestDueAt).getTime()) / 1000)
  })
  gauge('site_disk_free_bytes', 'Freier Platz auf der Platte von DATA_DIR', () => freeBytes(app.config.dataDir))
  const stored = new Gauge({
    name: 'site_submissions_stored',
    help: 'Gespeicherte Einsendungen nach Formular',
    labelNames: ['form'],
    registers: [registry],
    async collect() {
      try {
        for (const { kind, count } of await countRequests(app.db)) stored.set({ form: kind }, count)
      } catch {
        onFailure()
      }
    },
  })
}

/** Few kinds, so that made-up addresses do not fill the memory. */
function kindOf(url: string): string {
  const [, first = ''] = url.split('?', 1)[0]?.split('/') ?? []
  if (first === 'api') return 'api'
  if (first === 'verwaltung') return 'office'
  if (first === 'assets' || first === 'bilder' || first === 'media' || /\.[a-z0-9]{2,11}$/.test(first)) return 'file'
  if (first === 'healthz' || first === 'readyz' || first === 'metrics') return 'probe'
  return 'page'
}

const known = new Set(['GET', 'HEAD', 'POST'])

const methodOf = (method: string | undefined) => (method && known.has(method) ? method : 'other')

/** A visitor who went away before the answer was complete counts as 499, as in nginx. */
function statusOf(response: ServerResponse): string {
  return response.writableFinished ? String(response.statusCode) : '499'
}
