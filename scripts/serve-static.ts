import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { chooseEncoding, type Encoding } from '../src/server/cache/encoding.server.ts'
import { isKnownTag } from '../src/server/cache/is-known-tag.ts'
import { securityOfFiles } from '../src/server/security-headers.ts'
import { endings } from './compress-files.ts'
import { rangeOf } from './range.ts'

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

type Variant = {
  path: string
  headers: Record<string, string | number>
  /** Read when it is asked for first. A build is a few megabytes, and all of it stays in memory. */
  bytes: Promise<Buffer> | Buffer | null
}
type StaticFile = Partial<Record<Encoding, Variant>> & { identity: Variant }

/**
 * Serves the built files with their precompressed neighbours (`compress-files.ts`). The folder is read once: what a build made does
 * not change while it is served, and no address can reach outside it.
 */
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(names)
  const files = new Map<string, StaticFile>()
  for (const path of names) {
    const type = contentTypes[extname(path)]
    if (type) files.set(`/${relative(folder, path).split(sep).join('/')}`, staticFile(path, type, { folder, all }))
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const url = request.url ?? ''
    const asked = url.indexOf('?')
    const file = files.get(asked < 0 ? url : url.slice(0, asked))
    if (!file) return false
    const encoding = request.headers.range
      ? 'identity'
      : chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
    send(request, response, file[encoding] ?? file.identity)
    return true
  }
}

function staticFile(path: string, type: string, build: { folder: string; all: ReadonlySet<string> }): StaticFile {
  const address = relative(build.folder, path)
  // Names under /assets/ carry a hash of their content.
  const isHashed = address.startsWith(`assets${sep}`)
  const tag = isHashed ? address.slice('assets/'.length) : createHash('sha256').update(readFileSync(path)).digest('hex')
  const compressed = endings.filter(({ ending }) => build.all.has(path + ending))
  const headers = {
    'Content-Type': type,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    ...securityOfFiles,
    ...(compressed.length > 0 ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }
  const variant = (where: string, about: Record<string, string>): Variant => ({
    path: where,
    headers: { ...headers, ...about, 'Content-Length': statSync(where).size },
    bytes: null,
  })
  return {
    identity: variant(path, { ETag: `"${tag}"` }),
    ...Object.fromEntries(
      compressed.map(({ encoding, ending }) => [
        encoding,
        variant(path + ending, { ETag: `"${tag}-${encoding}"`, 'Content-Encoding': encoding }),
      ]),
    ),
  }
}

function send(request: IncomingMessage, response: ServerResponse, variant: Variant): void {
  const { headers } = variant
  const tag = String(headers.ETag)
  if (isKnownTag(request.headers['if-none-match'], tag)) {
    const { 'Content-Length': _, 'Content-Encoding': __, 'Content-Type': ___, ...kept } = headers
    response.writeHead(304, kept).end()
    return
  }
  const range = rangeOf(request.headers, { size: Number(headers['Content-Length']), tag })
  if (range === 'outside') {
    response.writeHead(416, { ...securityOfFiles, 'Content-Range': `bytes */${headers['Content-Length']}` }).end()
    return
  }
  if (range) {
    response.writeHead(206, {
      ...headers,
      'Content-Range': `bytes ${range.first}-${range.last}/${headers['Content-Length']}`,
      'Content-Length': range.last - range.first + 1,
    })
  } else response.writeHead(200, headers)
  if (request.method === 'HEAD') return void response.end()
  const end = (bytes: Buffer) => response.end(range ? bytes.subarray(range.first, range.last + 1) : bytes)
  if (variant.bytes instanceof Buffer) return void end(variant.bytes)
  bytesOf(variant).then(end, () => response.destroy())
}

function bytesOf(variant: Variant): Promise<Buffer> {
  if (variant.bytes) return Promise.resolve(variant.bytes)
  const reading = readFile(variant.path)
  variant.bytes = reading
  reading.then(
    (bytes) => (variant.bytes = bytes),
    () => (variant.bytes = null),
  )
  return reading
}
