import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress, type BrotliOptions } from 'node:zlib'

/** How the bytes of an answer are written; the names are those of the header `Content-Encoding`. */
export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/** Texts; everything else is compressed already. */
export const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json|xml|manifest\+json|javascript)|image\/svg)/

/** Below this, a compressed answer fits into no fewer packets. */
export const SMALLEST_BYTES = 1024

const brotli = promisify(brotliCompress) as (bytes: Uint8Array, options: BrotliOptions) => Promise<Buffer>

/** Off the main thread. Brotli 5 is near gzip's speed and a fifth smaller. */
export const compressors: Record<Exclude<Encoding, 'identity'>, (plain: Uint8Array) => Promise<Buffer>> = {
  br: (plain) =>
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength },
    }),
  gzip: (plain) => promisify(gzip)(plain) as Promise<Buffer>,
  zstd: (plain) => promisify(zstdCompress)(plain) as Promise<Buffer>,
}

const preferred = ['br', 'zstd', 'gzip'] as const
const chosen = new Map<string, Encoding>()
const MOST_REMEMBERED = 200

/**
 * The encoding that a browser likes best, by its header `Accept-Encoding`; among equals the smallest (RFC 9110, 12.5.3: `q=0`
 * refuses one, `*` stands for all that are not named).
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = chosen.get(accepted)
  if (known) return known
  const wishes = new Map(accepted.toLowerCase().split(',').map(readWish))
  const wishFor = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0
  const strongest = Math.max(...preferred.map(wishFor))
  const isBetter = strongest > 0 && strongest >= (wishes.get('identity') ?? 0)
  const encoding = (isBetter && preferred.find((name) => wishFor(name) === strongest)) || 'identity'
  if (chosen.size >= MOST_REMEMBERED) chosen.clear()
  chosen.set(accepted, encoding)
  return encoding
}

/** ` br ; q=0.5` → `['br', 0.5]` */
function readWish(written: string): [name: string, quality: number] {
  const [name = '', ...parameters] = written.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  // An unreadable weight counts as none.
  const number = quality === undefined ? 1 : Number.parseFloat(quality.slice('q='.length))
  return [name, Number.isNaN(number) ? 1 : number]
}

const WEAK = /^W\//

/** Whether a browser has this very answer already, by its header `If-None-Match` (RFC 9110, 13.1.2: compared weakly). */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  const plain = etag.replace(WEAK, '')
  return header.split(',').some((given) => given.trim().replace(WEAK, '') === plain)
}

/** Headers that decide how a request is answered from memory. */
export type Asked = {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  forwardedFor: string | undefined
  /** A body, or something else that the pipeline has to look at. */
  isUnusual: boolean
}

/** Names of the headers that matter, by their length: nearly every other one is passed over by a number. */
const lengths = new Set(
  ['accept-encoding', 'x-forwarded-for', 'if-none-match', 'content-length', 'transfer-encoding', 'expect'].map(
    ({ length }) => length,
  ),
)

/**
 * Reads a request's headers from the list `name, value, name, value …`. Node's own object of them is made when it is first looked at,
 * which costs more than everything else that a hit needs.
 */
export function readAsked(rawHeaders: readonly string[]): Asked {
  const asked: Asked = { acceptEncoding: undefined, ifNoneMatch: undefined, forwardedFor: undefined, isUnusual: false }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? ''
    if (!lengths.has(given.length)) continue
    const name = given.toLowerCase()
    if (name === 'accept-encoding') asked.acceptEncoding = rawHeaders[index + 1]
    else if (name === 'x-forwarded-for') asked.forwardedFor = rawHeaders[index + 1]
    else if (name === 'if-none-match') asked.ifNoneMatch = rawHeaders[index + 1]
    else if (name === 'content-length' || name === 'transfer-encoding' || name === 'expect') asked.isUnusual = true
  }
  return asked
}
