import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { COMPRESSIBLE, compressors, type Encoding, SMALLEST_BYTES, isKnownTag } from './negotiation.server.ts'

/** A finished answer in one encoding: its bytes, and everything that is said before them. */
export type Answer = {
  status: number
  /** The id under which it was made: what an error page shows and the log knows. */
  httpRequestId: string
  etag: string | null
  /** Name, value, name, value … */
  headers: readonly string[]
  /** For 304: nothing that describes a body. */
  notModifiedHeaders: readonly string[]
  body: Buffer
  /** False for errors, redirects and what is somebody's own: given to those who wait for it, and forgotten. */
  mayKeep: boolean
}

const OF_THE_BODY = new Set(['content-length', 'content-encoding', 'etag', 'x-request-id', 'vary', 'transfer-encoding'])

/** Reads a whole answer and compresses it. Strong ETags, one for each encoding (RFC 9110, 8.8.3); errors carry none. */
export async function readAnswer(response: Response, accepted: Encoding): Promise<Answer> {
  const { status, headers: given } = response
  const plain = Buffer.from(await response.arrayBuffer())
  const isText = COMPRESSIBLE.test(given.get('Content-Type') ?? '')
  const encoding = isText && plain.byteLength >= SMALLEST_BYTES ? accepted : 'identity'
  const body = encoding === 'identity' ? plain : await compressors[encoding](plain)
  const general = [...headersOf(given), ...(isText ? ['Vary', 'Accept-Encoding'] : [])]
  const etag = status === 200 ? tagOf(plain, general, encoding) : null
  const always = etag === null ? general : [...general, 'ETag', etag]
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const headers = [...always, ...encoded, 'Content-Length', String(body.byteLength)]
  return {
    status,
    httpRequestId: given.get('X-Request-Id') ?? '',
    etag,
    headers,
    notModifiedHeaders: always.filter((_, index) => always[index - (index % 2)] !== 'Content-Type'),
    body,
    mayKeep: status === 200 && !given.has('Set-Cookie') && !/no-store|private/.test(given.get('Cache-Control') ?? ''),
  }
}

/** The bytes decide, and the policy that was made for them. */
function tagOf(plain: Buffer, general: string[], encoding: Encoding): string {
  const hash = createHash('sha256').update(plain).update(general.join('\n')).digest('base64url').slice(0, 20)
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
}

function headersOf(headers: Headers): string[] {
  const general = [...headers].flatMap(([name, value]) => (OF_THE_BODY.has(name) ? [] : [properCase(name), value]))
  return headers.has('Cache-Control') ? general : [...general, 'Cache-Control', 'no-cache']
}

/** `content-type` → `Content-Type`, as everywhere else on the site. */
function properCase(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())
}

type Asked = { ifNoneMatch: string | undefined; httpRequestId: string }

/** Sends finished bytes, or 304 to a browser that has them. @returns the status that was sent. */
export function sendAnswer(response: ServerResponse, answer: Answer, { ifNoneMatch, httpRequestId }: Asked): number {
  const { method } = response.req
  const { status, etag } = answer
  if (etag !== null && isKnownTag(ifNoneMatch, etag)) {
    response.writeHead(304, [...answer.notModifiedHeaders, 'X-Request-Id', httpRequestId]).end()
    return 304
  }
  response.writeHead(status, [...answer.headers, 'X-Request-Id', httpRequestId])
  response.end(method === 'HEAD' ? undefined : answer.body)
  return status
}
