import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { isKnownTag } from './cache/negotiation.server.ts'
import { resourcePolicy, securityOfFiles } from './security-headers.ts'

/** Beside the files that they are made of (`scripts/compress-files.ts`). */
const COMPRESSED = /\.(?:br|zst|gz)$/
/** Names under /assets/ carry a hash of their content. */
const HASHED = /^\/assets\//

/** The files of the build, by their names at the start: no address reaches outside, and no other request waits for the disk. */
export function builtFiles(folder: string): MiddlewareHandler {
  const headersOf = readHeaders(folder)
  const send = serveStatic({ root: folder, precompressed: true })
  return async (c, next) => {
    const headers = headersOf.get(c.req.path)
    if (!headers || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    if (isKnownTag(c.req.header('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
    // The library knows no If-Range; a weak tag never matches one, so the whole file is right (RFC 9110, 13.1.5).
    if (c.req.header('If-Range')) c.req.raw.headers.delete('Range')
    const answer = await send(c, next)
    for (const [name, value] of Object.entries(headers)) answer?.headers.set(name, value)
    return answer
  }
}

function readHeaders(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
  const compressed = new Set(files.filter((file) => COMPRESSED.test(file)).map((file) => file.replace(COMPRESSED, '')))
  return new Map(
    files
      .filter((file) => !COMPRESSED.test(file))
      .map((file) => {
        const address = `/${relative(folder, file).split(sep).join('/')}`
        const isHashed = HASHED.test(address)
        const tag = isHashed ? address.slice('/assets/'.length) : hashOf(file)
        return [
          address,
          {
            ...securityOfFiles,
            'Cross-Origin-Resource-Policy': resourcePolicy(address),
            'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
            // Weak: the same for each encoding of a file.
            ETag: `W/"${tag}"`,
            ...(compressed.has(file) ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
          },
        ] as const
      }),
  )
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url')
