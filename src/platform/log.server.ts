export type LogFields = Record<string, string | number | boolean | null | undefined>

/** One JSON line per event on standard output. Callers never pass personal data: no names, addresses, IPs, user agents. */
export type Log = {
  info: (event: string, fields?: LogFields) => void
  warn: (event: string, fields?: LogFields) => void
  error: (event: string, error: unknown, fields?: LogFields) => void
  /** How a request ended. Most lines are these, so they are put together by hand. */
  request: (ended: EndedRequest) => void
}

export type EndedRequest = {
  requestId: string
  method: string
  /** Without the query: search words may be personal. */
  path: string
  status: number
  ms: number
  /** Where a kept answer came from (`src/server/cache`). */
  from?: string
}

type Write = (line: string, level: string) => void

export function createLog(write: Write = writeTogether()): Log {
  const line = (level: string, event: string, fields: LogFields = {}) => {
    write(JSON.stringify({ at: now(), level, event, ...fields }), level)
  }
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) =>
      line('error', event, {
        ...fields,
        message: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error ? error.stack : undefined,
      }),
    request: ({ requestId, method, path, status, ms, from }) =>
      write(
        `{"at":"${now()}","level":"info","event":"request","requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}${from ? `,"from":"${from}"` : ''}}`,
        'info',
      ),
  }
}

let known = { at: 0, text: '' }

/** The time as in ISO 8601; many lines share a millisecond. */
function now(): string {
  const at = Date.now()
  if (known.at !== at) known = { at, text: new Date(at).toISOString() }
  return known.text
}

/** Says nothing, for tests and tools. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {}, request: () => {} }

const WAITS_MS = 20

/**
 * Lines of the same moment leave in one write: under load, writing each would cost more than most answers. What is wrong is written at
 * once, with all that came before it.
 */
function writeTogether(): Write {
  let waiting = ''
  const write = () => {
    if (waiting !== '') process.stdout.write(waiting)
    waiting = ''
  }
  process.on('exit', write)
  return (line, level) => {
    if (waiting === '' && level === 'info') setTimeout(write, WAITS_MS).unref()
    waiting += `${line}\n`
    if (level !== 'info') write()
  }
}
