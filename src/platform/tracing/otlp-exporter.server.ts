import type { Log } from '../log.server.ts'

/** A finished piece of work, as OTLP's JSON encoding has it (OpenTelemetry Protocol 1.x, `opentelemetry/proto/trace/v1`). */
export type FinishedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** 1 internal, 2 server, 3 client. */
  kind: 1 | 2 | 3
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: OtlpAttribute[]
  /** 0 unset, 2 error. */
  status: { code: 0 | 2; message?: string }
}

type OtlpAttribute = { key: string; value: { stringValue: string } | { intValue: string } }

export type Attributes = Record<string, string | number>

const SEND_EVERY_MS = 5000
const MOST_PER_SEND = 512
/** Beyond it spans are dropped: a collector that is down must not cost memory. */
const MOST_WAITING = 4096
const SEND_WITHIN_MS = 5000

export function otlpAttributes(attributes: Attributes): OtlpAttribute[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: Number.isInteger(value) ? { intValue: String(value) } : { stringValue: String(value) },
  }))
}

type Options = { endpoint: string; headers: Record<string, string>; serviceName: string; log: Log }

/** Sends spans to `{endpoint}/v1/traces` in the background, several at a time; what cannot be sent is dropped and counted in the log. */
export function otlpExporter({ endpoint, headers, serviceName, log }: Options) {
  const address = `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`
  const resource = { attributes: otlpAttributes({ 'service.name': serviceName }) }
  let waiting: FinishedSpan[] = []
  let dropped = 0
  let sending: Promise<void> | null = null
  const timer = setInterval(() => void flush(), SEND_EVERY_MS)
  timer.unref()

  async function send(spans: FinishedSpan[]): Promise<void> {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'site' }, spans }] }] }),
        redirect: 'error',
        signal: AbortSignal.timeout(SEND_WITHIN_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      log.warn('traces not sent', { status: answer.status, spans: spans.length })
    } catch (error) {
      log.warn('traces not sent', { reason: error instanceof Error ? error.name : 'unknown', spans: spans.length })
    }
  }

  async function flush(): Promise<void> {
    await sending
    if (waiting.length === 0) return
    const spans = waiting.splice(0, MOST_PER_SEND)
    if (dropped > 0) log.warn('traces dropped', { spans: dropped })
    dropped = 0
    sending = send(spans)
    await sending
    sending = null
  }

  return {
    add(span: FinishedSpan): void {
      if (waiting.length >= MOST_WAITING) {
        dropped++
        return
      }
      waiting.push(span)
      if (waiting.length === MOST_PER_SEND) void flush()
    },
    /** Sends what is left, once. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await flush()
      waiting = []
    },
  }
}
