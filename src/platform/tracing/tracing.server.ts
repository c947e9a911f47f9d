import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Log } from '../log.server.ts'
import { otlpAttributes, otlpExporter, type Attributes, type FinishedSpan } from './otlp-exporter.server.ts'

type Kind = 'server' | 'client' | 'internal'

type SpanOptions = {
  kind?: Kind
  attributes?: Attributes
  /** The caller's `traceparent` header (W3C Trace Context); its decision whether to trace is ours too. */
  traceparent?: string | undefined
}

export type Tracing = {
  /** Runs `work` as one span, a child of the span it is called in. `work` may add attributes when it knows more. */
  span<T>(name: string, options: SpanOptions, work: (add: (attributes: Attributes) => void) => Promise<T>): Promise<T>
  /** A span that is over already and took `ms`: a query that the database reports when it is done. */
  note(name: string, options: { kind?: Kind; attributes?: Attributes; ms: number; failed?: boolean }): void
  stop(): Promise<void>
}

/** While no collector is configured: nothing is measured and nothing is kept. */
export const noTracing: Tracing = {
  span: (_name, _options, work) => work(() => {}),
  note: () => {},
  stop: async () => {},
}

type Current = { traceId: string; spanId: string; isSampled: boolean }

const kinds = { internal: 1, server: 2, client: 3 } as const
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

type Options = {
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** 0 to 1: how many of the traces that begin here are kept. */
  ratio: number
  log: Log
}

/** Traces by OpenTelemetry's protocol. Callers never pass personal data: no queries' values, no names, no addresses, no tokens. */
export function startTracing({ ratio, ...options }: Options): Tracing {
  const exporter = otlpExporter(options)
  const current = new AsyncLocalStorage<Current>()

  function begin(traceparent: string | undefined): { span: Current; parentSpanId: string | undefined } {
    const parent = current.getStore() ?? readTraceparent(traceparent)
    return {
      parentSpanId: parent?.spanId,
      span: {
        traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
        isSampled: parent ? parent.isSampled : Math.random() < ratio,
      },
    }
  }

  return {
    async span(name, { kind = 'internal', attributes = {}, traceparent }, work) {
      const { span, parentSpanId } = begin(traceparent)
      if (!span.isSampled) return current.run(span, () => work(() => {}))
      const known = { ...attributes }
      const startedAt = now()
      let status: FinishedSpan['status'] = { code: 0 }
      try {
        return await current.run(span, () => work((more) => Object.assign(known, more)))
      } catch (error) {
        status = { code: 2, message: error instanceof Error ? error.name : 'unknown' }
        throw error
      } finally {
        const statusCode = Number(known['http.response.status_code'] ?? 0)
        exporter.add({
          traceId: span.traceId,
          spanId: span.spanId,
          ...(parentSpanId ? { parentSpanId } : {}),
          name,
          kind: kinds[kind],
          startTimeUnixNano: nanoseconds(startedAt),
          endTimeUnixNano: nanoseconds(now()),
          attributes: otlpAttributes(known),
          status: statusCode >= 500 ? { code: 2 } : status,
        })
      }
    },
    note(name, { kind = 'internal', attributes = {}, ms, failed = false }) {
      const parent = current.getStore()
      if (!parent?.isSampled) return
      const endedAt = now()
      exporter.add({
        traceId: parent.traceId,
        spanId: randomBytes(8).toString('hex'),
        parentSpanId: parent.spanId,
        name,
        kind: kinds[kind],
        startTimeUnixNano: nanoseconds(endedAt - ms),
        endTimeUnixNano: nanoseconds(endedAt),
        attributes: otlpAttributes(attributes),
        status: { code: failed ? 2 : 0 },
      })
    },
    stop: () => exporter.stop(),
  }
}

function readTraceparent(header: string | undefined): Current | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** Milliseconds since 1970 with a fraction, from a clock that does not jump. */
const now = () => performance.timeOrigin + performance.now()

function nanoseconds(ms: number): string {
  const whole = Math.floor(ms)
  return (BigInt(whole) * 1_000_000n + BigInt(Math.round((ms - whole) * 1_000_000))).toString()
}
