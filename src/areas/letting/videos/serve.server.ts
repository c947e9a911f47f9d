import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { App } from '#platform/app.server.ts'
import { findVideo } from '#platform/files/media-file.server.ts'
import { videoTypes } from '#platform/files/formats/video.server.ts'
import { readRange } from './range.ts'
import { videos } from './repository.server.ts'
import { ownOf } from '#platform/word-table.ts'

/**
 * Answers `/videos/<id>.mp4`, whole or the part that a player asks for (RFC 9110, 14). Asked for anew each time, so that what is taken off
 * the website is gone with the next request.
 *
 * @returns null when visitors (or, with `drafts`, staff) have no such video.
 */
export async function serveVideo(
  app: App,
  httpRequest: Request,
  { file, drafts = false }: { file: string; drafts?: boolean },
): Promise<Response | null> {
  const [, id = '', ending = ''] = /^([\w-]{1,64})\.(mp4|webm)$/.exec(file) ?? []
  const name = id === '' ? null : await videos(app.db, { drafts }).findFile(id)
  const found = name?.endsWith(`.${ending}`) ? await findVideo(app.config, name) : null
  if (!name || !found) return null
  const { path, sizeBytes } = found
  const etag = `"${name}"`
  const headers = {
    'Content-Type': ownOf(videoTypes, ending) ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  }
  if (httpRequest.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  const condition = httpRequest.headers.get('If-Range')
  const range =
    condition === null || condition === etag ? readRange(httpRequest.headers.get('Range'), sizeBytes) : 'whole'
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${sizeBytes}` } })
  const { start, end } = range === 'whole' ? { start: 0, end: sizeBytes - 1 } : range
  // Nobody would read or close it.
  const body = httpRequest.method === 'HEAD' ? null : Readable.toWeb(createReadStream(path, { start, end }))
  return new Response(body as ReadableStream<Uint8Array> | null, {
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range !== 'whole' && { 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` }),
    },
  })
}
