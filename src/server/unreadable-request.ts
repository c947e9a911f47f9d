import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { securityOfFiles } from './security-headers.ts'

/** What Node says of the same faults (`lib/_http_server.js`). */
const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const headers = { ...securityOfFiles, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' }
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
