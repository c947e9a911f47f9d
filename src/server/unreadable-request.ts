import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { RequestError } from '@hono/node-server'
import type { Log } from '#platform/log.server.ts'
import { securityOfFiles } from './security-headers.ts'
import { wordTable } from '#platform/word-table.ts'

/** Node's answers to the same faults (`lib/_http_server.js`). */
const statuses = wordTable<string>({
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
})

const refused = { ...securityOfFiles, 'Cache-Control': 'no-store' }
const headers = { ...refused, 'Content-Length': '0', Connection: 'close' }
const head = Object.entries(headers)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

/** Answers what is no HTTP, or comes too slowly, with the headers of every other answer; Node's own answer has none. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) => {
    // In the middle of another answer a visitor would take it for a part of that.
    const isAnswering = socket._httpMessage?.headersSent === true
    if (socket.writable && !isAnswering)
      socket.write(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${head}\r\n`)
    socket.destroy(error)
  })
}

/** 400 where no address can be read from a request: `GET *`, a Host with a path. Errors of pages are answered long before. */
export function refuseUnreadable(log: Log, error: unknown): Response {
  const isTheirs = error instanceof RequestError
  if (!isTheirs) log.error('request failed', error)
  return new Response(null, { status: isTheirs ? 400 : 500, headers: refused })
}

/** Two Host headers mean that two parties would read the request differently (RFC 9112, 3.2). */
export function isAmbiguous({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts !== 1
}

export function refuseAmbiguous(response: ServerResponse): void {
  response.writeHead(400, { ...refused, Connection: 'close' }).end()
}
