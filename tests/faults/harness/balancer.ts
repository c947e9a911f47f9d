import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/**
 * A small reverse proxy: one server after the other, the next one when a server takes no connection. What a server had in its hands
 * when it died is answered with 502 and counted.
 */
export async function startBalancer(ports: number[]) {
  let turn = 0
  let dropped = 0

  function pass(request: IncomingMessage, response: ServerResponse, body: Buffer, triesLeft: number): void {
    const port = ports[turn++ % ports.length] ?? 0
    const { method, url: path, headers } = request
    let isConnected = false
    const upstream = send({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    upstream.on('socket', (socket) => socket.once('connect', () => (isConnected = true)))
    upstream.on('error', () => {
      if (!isConnected && triesLeft > 0) return pass(request, response, body, triesLeft - 1)
      dropped += 1
      if (!response.headersSent) response.writeHead(502)
      response.end()
    })
    upstream.end(body)
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => pass(request, response, Buffer.concat(pieces), ports.length))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** Requests that were in the hands of a server that died. */
    dropped: () => dropped,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
