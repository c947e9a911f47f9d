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
  // What cannot be read counts as said without a number.
  const number = quality === undefined ? 1 : Number.parseFloat(quality.slice('q='.length))
  return [name, Number.isNaN(number) ? 1 : number]
}
