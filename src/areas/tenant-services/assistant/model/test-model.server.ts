import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the stand-in for an OpenAI-compatible service behaves. `pieces` come one after another, each after `everyMs`. */
export type Behaviour = {
  pieces?: string[]
  everyMs?: number
  /** Before the first piece. */
  delayMs?: number
  status?: number
  /** Instead of the protocol: these bytes as they are, with this content type. */
  raw?: { body: string; type: string }
  /** Takes the request and says nothing, or nothing more after the pieces. */
  hangs?: boolean
  /** Closes the connection after the pieces, without an end. */
  breaksOff?: boolean
  finishReason?: string
  /** One JSON document instead of a stream. */
  whole?: boolean
}

export type Asked = {
  url: string
  authorization: string | undefined
  body: { model: string; stream: boolean; max_tokens: number; messages: { role: string; content: string }[] }
  /** Whether the caller closed the connection before the end. */
  wasLeft: boolean
}

export type FakeModel = {
  url: string
  asked: Asked[]
  behave: (behaviour: Behaviour) => void
  stop: () => Promise<void>
}

/** A service on a free port of this machine that speaks the streamed chat completions and answers as the test wants. */
export async function startFakeModel(): Promise<FakeModel> {
  let behaviour: Behaviour = {}
  const asked: Asked[] = []
  const server: Server = createServer((httpRequest, response) => void answer(httpRequest, response))

  async function answer(httpRequest: IncomingMessage, response: ServerResponse): Promise<void> {
    const {
      pieces = [],
      everyMs = 0,
      delayMs = 0,
      status = 200,
      raw,
      hangs,
      breaksOff,
      finishReason = 'stop',
      whole,
    } = behaviour
    const chunks: Buffer[] = []
    for await (const chunk of httpRequest) chunks.push(chunk as Buffer)
    const entry: Asked = {
      url: httpRequest.url ?? '',
      authorization: httpRequest.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'],
      wasLeft: false,
    }
    asked.push(entry)
    response.on('close', () => {
      entry.wasLeft = !response.writableFinished
    })
    if (delayMs > 0) await wait(delayMs)
    if (status !== 200) return void response.writeHead(status).end('{"error":{"message":"nein"}}')
    if (raw) return void response.writeHead(200, { 'Content-Type': raw.type }).end(raw.body)
    if (whole) {
      const message = { role: 'assistant', content: pieces.join('') }
      response.writeHead(200, { 'Content-Type': 'application/json' })
      return void response.end(JSON.stringify({ choices: [{ message, finish_reason: finishReason }] }))
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.flushHeaders()
    for (const content of pieces) {
      if (response.destroyed) return
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
      if (everyMs > 0) await wait(everyMs)
    }
    if (hangs) return
    if (breaksOff) return void response.destroy()
    response.end(
      `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: finishReason }] })}\n\ndata: [DONE]\n\n`,
    )
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (next) => {
      behaviour = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A text in pieces as a model sends them. */
export const inPieces = (text: string) => text.match(/.{1,7}/gs) ?? []
