/** One request; `{n}` in path, header values and body becomes a number that no other request of the job has, `{hex}` the same for an IPv6 group. */
export type JobRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** So many versions are put together beforehand and sent in turn, which costs less than one for each request. */
  copies?: number
}

/** What the process that makes load is asked for. */
export type Job = {
  port: number
  seconds: number
  /** Closed loop: so many requests in all, however long they take (`seconds` is then the most that is waited). */
  count?: number
  /** These are sent in turn. */
  requests: JobRequest[]
  /** Closed loop: so many connections, each sends again when it has its answer. Open loop: the most there may be. */
  connections: number
  /** Open loop: requests per second, whether answers come or not. */
  rate?: number
}

/** Milliseconds, from the moment when a request was due. */
export type Latencies = { count: number; p50: number; p95: number; p99: number; max: number }

export type JobResult = {
  seconds: number
  /** 2xx, 503 and everything else, cut lines among it. */
  accepted: Latencies
  refused: Latencies
  /** Open loop: how much later than due requests were sent, since the process that makes the load had no processor. */
  lag: Latencies
  failed: number
}
