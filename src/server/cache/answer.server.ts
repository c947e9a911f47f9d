import { createHash } from 'node:crypto'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import { bytesOf } from '#platform/http/whole-body.server.ts'
import { compressors, decompressors, type Encoding, SMALLEST_BYTES } from './encoding.server.ts'

/** The bytes of an answer in one encoding, with everything that is said before them. */
export type Variant = {
  body: Buffer
  etag: string | null
  /** Name, value, name, value … */
  headers: readonly string[]
  /** For 304: nothing that describes a body. */
  notModifiedHeaders: readonly string[]
  /** The lines of `headers`, the empty line and the body, as they go over the line after those that each request has for itself. */
  ready: Buffer
}

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
  const plain = await bytesOf(response)
  const isText = COMPRESSIBLE.test(response.headers.get('Content-Type') ?? '')
  const isCompressible = isText && plain.byteLength >= SMALLEST_BYTES
  const general = [...headOf(response.headers), ...(isText ? ['Vary', 'Accept-Encoding'] : [])]
  const tag = response.status === 200 ? tagOf(plain, general) : null

  // As text for each variant, and as the bytes before its body.
  const headBytes = general.join('').length * 2
  const bodies = new Map<Encoding, Buffer>([['identity', plain]])
  const variants = new Map<Encoding, Variant | Promise<Variant>>()

  async function make(encoding: Encoding): Promise<Variant> {
    const made = variantOf(bodies.get(encoding) ?? (await bodyIn(encoding, bodies)), general, { tag, encoding })
    if (encoding !== 'identity' || !isCompressible) bodies.set(encoding, made.body)
    if (encoding !== 'identity') bodies.delete('identity')
    return made
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
    size: () => [...bodies.values()].reduce((sum, { byteLength }) => sum + byteLength + headBytes, OVERHEAD_BYTES),
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

function variantOf(bytes: Buffer, general: string[], about: { tag: string | null; encoding: Encoding }): Variant {
  const { tag, encoding } = about
  const suffix = encoding === 'identity' ? '' : `-${encoding}`
  const etag = tag === null ? null : `"${tag}${suffix}"`
  const always = [...general, ...(etag === null ? [] : ['ETag', etag])]
  const headers = [
    ...always,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bytes.byteLength),
  ]
  const lines = Buffer.from(linesOf(headers), 'latin1')
  const ready = Buffer.concat([lines, bytes])
  return {
    body: ready.subarray(lines.byteLength),
    etag,
    headers,
    notModifiedHeaders: always.filter((_, index) => always[index - (index % 2)] !== 'Content-Type'),
    ready,
  }
}

function linesOf(headers: readonly string[]): string {
  let lines = ''
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = [headers[index], headers[index + 1]]
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return `${lines}\r\n`
}

/** `content-type` → `Content-Type`, as everywhere else on the site. */
function properCase(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())
}
