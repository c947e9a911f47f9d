import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../log.server.ts'
import type { Tracing } from './tracing.server.ts'

type Options = {
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** 0 to 1: how many of the traces that begin here are kept. */
  ratio: number
  log: Log
}

/** With one more attempt; longer, and a collector that is gone would hold up the end of the process. */
const SEND_WITHIN_MS = 2000

const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT }

/** Traces by OpenTelemetry's own SDK. Nothing is registered globally, so no library adds spans of its own, which might name a person. */
export function startTracing({ ratio, serviceName, ...options }: Options): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterOf(options) })],
  })
  const tracer = provider.getTracer('site')
  const current = new AsyncLocalStorage<Context>()

  return {
    async span(name, { kind = 'internal', attributes = {}, traceparent }, work) {
      const parent = current.getStore() ?? contextOf(traceparent)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
      try {
        return await current.run(trace.setSpan(parent, span), () =>
          work((more) => {
            span.setAttributes(more)
            if (Number(more['http.response.status_code']) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          }),
        )
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
        throw error
      } finally {
        span.end()
      }
    },
    note(name, { kind = 'internal', attributes = {}, ms, failed = false }) {
      const parent = current.getStore()
      if (!parent) return
      const endTime = Date.now()
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes, startTime: endTime - ms }, parent)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
    stop: () => provider.shutdown(),
  }
}

function contextOf(traceparent: string | undefined): Context {
  const caller = parseTraceParent(traceparent ?? '')
  return caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT
}

/** What cannot be sent is dropped and stands in our log, not in OpenTelemetry's. */
function exporterOf({ endpoint, headers, log }: Pick<Options, 'endpoint' | 'headers' | 'log'>): SpanExporter {
  const url = `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_WITHIN_MS })
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error }) => {
        if (code !== ExportResultCode.SUCCESS)
          log.warn('traces not sent', { reason: error?.message ?? 'unknown', spans: spans.length })
        done({ code: ExportResultCode.SUCCESS })
      }),
    shutdown: () => exporter.shutdown(),
  }
}
