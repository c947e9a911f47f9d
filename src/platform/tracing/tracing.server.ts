export type Attributes = Record<string, string | number>

export type SpanKind = 'server' | 'client' | 'internal'

type SpanOptions = {
  kind?: SpanKind
  attributes?: Attributes
  /** The caller's `traceparent` header (W3C Trace Context); its decision whether to trace is ours too. */
  traceparent?: string | undefined
}

/** Callers never pass personal data: no queries' values, no names, no addresses, no tokens. */
export type Tracing = {
  /** Runs `work` as one span, a child of the span it is called in. `work` may add attributes when it knows more. */
  span<T>(name: string, options: SpanOptions, work: (add: (attributes: Attributes) => void) => Promise<T>): Promise<T>
  /** A span that is over already and took `ms`: a query that the database reports when it is done. */
  note(name: string, options: { kind?: SpanKind; attributes?: Attributes; ms: number; failed?: boolean }): void
  stop(): Promise<void>
}

/** While no collector is configured: nothing is measured and nothing is kept. */
export const noTracing: Tracing = {
  span: (_name, _options, work) => work(() => {}),
  note: () => {},
  stop: async () => {},
}
