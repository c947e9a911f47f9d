import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

type StaticFile = {
  path: string
  headers: Record<string, string>
  variants: { encoding: string; path: string; size: number }[]
  size: number
}

/**
 * Serves the built files with their precompressed neighbours (`.br`, `.gz`). The folder is read once: what a build made does
 * not change while it is served, and no address can reach outside it.
 */
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const type = contentTypes[extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const { size, mtimeMs } = statSync(path)
    const variants = (['br', 'gz'] as const)
      .filter((ending) => existsSync(`${path}.${ending}`))
      .map((ending) => ({
        encoding: ending === 'br' ? 'br' : 'gzip',
        path: `${path}.${ending}`,
        size: statSync(`${path}.${ending}`).size,
      }))
    files.set(address, {
      path,
      size,
      variants,
      headers: {
        'Content-Type': type,
        // Names under /assets/ carry a hash of their content.
        'Cache-Control': address.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=86400',
        ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        ...(variants.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
      },
    })
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const file = files.get(request.url?.split('?', 1)[0] ?? '')
    if (!file) return false
    if (request.headers['if-none-match'] === file.headers.ETag) {
      response.writeHead(304, file.headers).end()
      return true
    }
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const variant = file.variants.find(({ encoding }) => accepted.includes(encoding))
    response.writeHead(200, {
      ...file.headers,
      'Content-Length': variant?.size ?? file.size,
      ...(variant ? { 'Content-Encoding': variant.encoding } : {}),
    })
    if (request.method === 'HEAD') response.end()
    else
      createReadStream(variant?.path ?? file.path)
        .on('error', () => response.destroy())
        .pipe(response)
    return true
  }
}
