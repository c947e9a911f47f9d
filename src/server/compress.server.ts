import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const COMPRESSIBLE = /^(text\/|application\/(json|problem\+json|xml|manifest\+json|javascript)|image\/svg)/
const SMALLEST_BYTES = 1024

/** Compresses text answers that are not compressed yet, off the main thread. Brotli 5: near gzip's speed, a fifth smaller. */
export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (!c.res.body || headers.has('Content-Encoding') || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return
    headers.append('Vary', 'Accept-Encoding')
    const accepted = c.req.header('Accept-Encoding') ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
    if (encoding === null) return

    const plain = Buffer.from(await c.res.arrayBuffer())
    const small = plain.byteLength < SMALLEST_BYTES
    const bytes = small
      ? plain
      : encoding === 'br'
        ? await brotli(plain, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength },
          })
        : await gzipped(plain, { level: 6 })
    const answer = new Headers(headers)
    if (!small) answer.set('Content-Encoding', encoding)
    // Other bytes, so no longer the strong validator of the plain answer.
    const tag = answer.get('ETag')
    if (!small && tag && !tag.startsWith('W/')) answer.set('ETag', `W/${tag}`)
    answer.set('Content-Length', String(bytes.byteLength))
    // Read before it is taken away: an empty answer would say 200.
    const { status } = c.res
    c.res = undefined
    c.res = new Response(new Uint8Array(bytes), { status, headers: answer })
  }
}
