import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { readContentVersion, sharedReads } from '#platform/database/content-version.server.ts'
import { type EndedRequest, silentLog } from '#platform/log.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { cachedAnswers } from './cached-answers.server.ts'

export type Pipeline = (httpRequest: Request) => Response | Promise<Response>

/**
 * A server with the cache in front of a pipeline; `requests` are those that reached the pipeline by way of the cache, `time` is set by hand.
 */
export async function cachedSite(pipeline: Pipeline, environment: Record<string, string> = {}) {
  const logged: EndedRequest[] = []
  const time = { now: Date.parse('2026-11-21T11:00:00Z') }
  const app = await testApp({
    config: readConfig({ SITE_URL: 'https://www.example.de', ...environment }),
    clock: { now: () => new Date(time.now) },
    log: { ...silentLog, request: (ended) => void logged.push(ended) },
  })
  const requests: Request[] = []
  const cached = cachedAnswers(app, {
    versions: {
      read: sharedReads(async () => (await readContentVersion(app.db)).contentVersion),
      close: () => {},
    },
    fetch: (httpRequest) => {
      requests.push(httpRequest)
      return pipeline(httpRequest)
    },
  })
  const server = createServer((httpRequest, response) =>
    cached(httpRequest, response, () => void response.writeHead(418).end()),
  )
  // A client that says nothing more is cut off: that is the end of an answer here.
  Object.assign(server, { keepAliveTimeout: 20, keepAliveTimeoutBuffer: 0 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }

  /** Sends these lines, and reads what comes over the line until the server closes it. */
  const send = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(lines.map((line) => `${line}\r\n`).join(''))
    socket.setEncoding('latin1')
    return text(socket)
  }
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const answer = await send(`${method} ${path} HTTP/1.1`, 'Host: x', ...given, '', '')
    const [head = '', ...body] = answer.split('\r\n\r\n')
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim()
    return { status: Number(head.split(' ')[1]), head, header, body: Buffer.from(body.join('\r\n\r\n'), 'latin1') }
  }
  return { app, requests, logged, time, get, send }
}
