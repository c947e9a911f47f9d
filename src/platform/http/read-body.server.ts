export type Body = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: 'too-large' | 'broken-off' }

/** Larger than any form: photos and certificates of one request. */
export const LARGEST_BODY_BYTES = 42 * 1024 * 1024

/** Fails the stream of a body that is larger than its address takes (`limitBody`). */
export class BodyTooLargeError extends Error {}

/** The connection broke, or its sender gave up. */
export class BodyBrokenError extends Error {}

/**
 * A body's pieces. Who stops early leaves the rest unread: a stream that is cancelled cuts the connection, and the answer with it.
 * @throws BodyTooLargeError, BodyBrokenError
 */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = body.values({ preventCancel: true })
  try {
    while (true) {
      const { done, value } = await pieces.next().catch((error: unknown) => {
        throw error instanceof BodyTooLargeError ? error : new BodyBrokenError('The connection broke', { cause: error })
      })
      if (done) return
      yield value
    }
  } finally {
    await pieces.return?.()
  }
}

/** Reads a request's body and stops at the limit, whatever its headers promise. */
export async function readBody(httpRequest: Request, maxBytes: number): Promise<Body> {
  const length = httpRequest.headers.get('Content-Length')
  if (length !== null) return readWhole(httpRequest, Number(length), maxBytes)
  if (httpRequest.body === null) return { ok: true, bytes: new Uint8Array() }

  const chunks: Uint8Array[] = []
  let read = 0
  try {
    for await (const chunk of piecesOf(httpRequest.body)) {
      read += chunk.byteLength
      if (read > maxBytes) return { ok: false, reason: 'too-large' }
      chunks.push(chunk)
    }
  } catch (error) {
    return failed(error)
  }
  return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks, read)) }
}

/** The server's parser takes no more bytes than were promised, so they can come in one piece, which needs no stream. */
async function readWhole(httpRequest: Request, promised: number, maxBytes: number): Promise<Body> {
  if (promised > maxBytes) return { ok: false, reason: 'too-large' }
  try {
    const bytes = new Uint8Array(await httpRequest.arrayBuffer())
    return bytes.byteLength > maxBytes ? { ok: false, reason: 'too-large' } : { ok: true, bytes }
  } catch (error) {
    return failed(error)
  }
}

const failed = (error: unknown): Body => ({
  ok: false,
  reason: error instanceof BodyTooLargeError ? 'too-large' : 'broken-off',
})
