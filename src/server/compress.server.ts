import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, COMPRESSIBLE, compressors, SMALLEST_BYTES } from './cache/negotiation.server.ts'

/** Compresses text answers that are not compressed yet, off the main thread. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!c.res.body || headers.has('Content-Encoding') || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return
  headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  if (encoding === 'identity') return

  const plain = Buffer.from(await c.res.arrayBuffer())
  const small = plain.byteLength < SMALLEST_BYTES
  const bytes = small ? plain : await compressors[encoding](plain)
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
