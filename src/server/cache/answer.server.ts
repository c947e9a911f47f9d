import { createHash } from 'node:crypto'
import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import { compressors, decompressors, type Encoding, SMALLEST_BYTES } from './encoding.server.ts'

/** The bytes of an answer in one encoding, with everything that is said before them. */
export type Variant = {
  body: Buffer
  etag: string | null
  head: Head
  /** For 304: nothing that describes a body. */
  notModifiedHead: Head
}

/** A status with its headers, as they go over the line: without an empty line at the end, for each request adds some of its own. */
export type Head = { status: number; lines: string; list: readonly string[] }

/** A finished answer. Its bodies are made when they are asked for; the plain one is let go as soon as a compressed one is there. */
export type Answer = {
  status: number
  /** The id under which it was made: what an error page shows and the log knows. */
  requestId: string
  variant: (encoding: Encoding) => Variant | Promise<Variant>
  /** Bytes in memory now. */
  size: () => number
}

const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json|xml|manifest\+json|javascript)|image\/svg)/
const OF_THE_BODY = new Set(['content-length', 'content-encoding', 'etag', 'x-request-id', 'vary', 'transfer-encoding'])
/** An object with its maps, promises and names. */
const OVERHEAD_BYTES = 2000

/** Reads an answer whole. Strong ETags, one for each encoding (RFC 9110, 8.8.3); errors carry none. */
export async function readAnswer(response: Response): Promise<Answer> {
  const plain = Buffer.from(await response.arrayBuffer())
  const isCompressible =
    plain.byteLength >= SMALLEST_BYTES && COMPRESSIBLE.test(response.headers.get('Content-Type') ?? '')
  const general = headOf(response.headers)
  const tag = response.status === 200 ? tagOf(plain, general) : null

  const bodies = new Map<Encoding, Buffer>([['identity', plain]])
  const variants = new Map<Encoding, Variant | Promise<Variant>>()

  async function make(encoding: Encoding): Promise<Variant> {
    const body = bodies.get(encoding) ?? (await bodyIn(encoding, bodies))
    if (encoding !== 'identity') {
      bodies.set(encoding, body)
      bodies.delete('identity')
    }
    return { body, ...headsOf(general, { status: response.status, tag, encoding, length: body.byteLength }) }
  }

  return {
    status: response.status,
    requestId: response.headers.get('X-Request-Id') ?? '',
    variant(asked) {
      const encoding = isCompressible ? asked : 'identity'
      const known = variants.get(encoding)
      if (known) return known
      const making = make(encoding)
      // Whoever asks for plain bytes of a long answer is rare: they are not kept beside the compressed ones.
      if (encoding === 'identity' && isCompressible) return making
      variants.set(encoding, making)
      void making.then(
        (made) => variants.set(encoding, made),
        () => variants.delete(encoding),
      )
      return making
    },
    size: () =>
      [...bodies.values()].reduce(
        (sum, { byteLength }) => sum + byteLength,
        OVERHEAD_BYTES + general.join('').length * 2,
      ),
  }
}

async function bodyIn(encoding: Encoding, bodies: ReadonlyMap<Encoding, Buffer>): Promise<Buffer> {
  let plain = bodies.get('identity')
  if (!plain) {
    const [known, bytes] = [...bodies][0] ?? []
    if (!known || !bytes || known === 'identity') throw new Error('An answer without bytes')
    plain = await decompressors[known](bytes)
  }
  return encoding === 'identity' ? plain : compressors[encoding](plain)
}

/** The bytes decide, and the policy that was made for them. */
function tagOf(plain: Buffer, general: string[]): string {
  return createHash('sha256').update(plain).update(general.join('\n')).digest('base64url').slice(0, 20)
}

function headOf(headers: Headers): string[] {
  const general = [...headers].flatMap(([name, value]) => (OF_THE_BODY.has(name) ? [] : [properCase(name), value]))
  return headers.has('Cache-Control') ? general : [...general, 'Cache-Control', 'no-cache']
}

type About = { status: number; tag: string | null; encoding: Encoding; length: number }

function headsOf(general: string[], { status, tag, encoding, length }: About): Omit<Variant, 'body'> {
  const suffix = encoding === 'identity' ? '' : `-${encoding}`
  const etag = tag === null ? null : `"${tag}${suffix}"`
  const always = [...general, 'Vary', 'Accept-Encoding', ...(etag === null ? [] : ['ETag', etag])]
  const ofTheBody = [
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(length),
  ]
  const withoutType = always.filter((_, index) => always[index - (index % 2)] !== 'Content-Type')
  return { etag, head: headFrom(status, [...always, ...ofTheBody]), notModifiedHead: headFrom(304, withoutType) }
}

function headFrom(status: number, list: string[]): Head {
  let lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let index = 0; index < list.length; index += 2) {
    const [name = '', value = ''] = [list[index], list[index + 1]]
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return { status, lines, list }
}

/** `content-type` → `Content-Type`, as everywhere else on the site. */
function properCase(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())
}
