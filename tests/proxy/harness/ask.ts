import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { connect as connectTls } from 'node:tls'
import { NAME } from './certificates.ts'
import type { startProxy } from './start.ts'

type Proxy = Pick<Awaited<ReturnType<typeof startProxy>>, 'ports' | 'certificate'>

export type Asked = {
  path: string
  name?: string
  /** As the visitor's own address: any of 127.0.0.0/8. */
  from?: string
  scheme?: 'http' | 'https'
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Keeps connections; without it each question has its own. */
  agent?: https.Agent
}
export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** Every value of a header, also of one that came twice. */
  all: (name: string) => string[]
  body: Buffer
}

/** Asks the proxy as a visitor without a browser would. */
export async function ask({ ports, certificate }: Proxy, asked: Asked): Promise<Answer> {
  const {
    path,
    name = NAME,
    from = '127.0.0.1',
    scheme = 'https',
    method = 'GET',
    headers = {},
    body,
    agent = false,
  } = asked
  const to = { host: '127.0.0.1', localAddress: from, path, method, headers: { Host: name, ...headers }, agent }
  const request =
    scheme === 'https'
      ? https.request({ ...to, port: ports.https, servername: name, ca: certificate.authority })
      : http.request({ ...to, port: ports.http })
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    all: (wanted) => response.headersDistinct[wanted.toLowerCase()] ?? [],
    body: Buffer.concat(chunks),
  }
}

/** What TLS agreed on with these wishes: the protocol of HTTP, or how it was refused. */
export async function shakeHands(
  { ports, certificate }: Proxy,
  wishes: { servername?: string; maxVersion?: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3' },
): Promise<string> {
  const socket = connectTls({
    host: '127.0.0.1',
    port: ports.https,
    servername: NAME,
    ca: certificate.authority,
    ALPNProtocols: ['h2', 'http/1.1'],
    // Without it our own side would not offer what is refused.
    ...(wishes.maxVersion === 'TLSv1.1' ? { minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' } : {}),
    ...wishes,
  })
  const agreed = await once(socket, 'secureConnect').then(
    () => String(socket.alpnProtocol),
    (error: Error) => `refused: ${error.message}`,
  )
  socket.destroy()
  return agreed
}
