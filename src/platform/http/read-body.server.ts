export type Body = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: 'too-large' | 'broken-off' }

/** Reads a request's body and stops at the limit, whatever its headers promise. */
export async function readBody(request: Request, maxBytes: number): Promise<Body> {
  const length = request.headers.get('Content-Length')
  if (length !== null) return readWhole(request, Number(length), maxBytes)
  if (request.body === null) return { ok: true, bytes: new Uint8Array() }

  const chunks: Uint8Array[] = []
  let read = 0
  try {
    for await (const chunk of request.body) {
      read += chunk.byteLength
      if (read > maxBytes) return { ok: false, reason: 'too-large' }
      chunks.push(chunk)
    }
  } catch {
    return { ok: false, reason: 'broken-off' }
  }
  return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks, read)) }
}

/** The server's parser takes no more bytes than were promised, so they can come in one piece, which needs no stream. */
async function readWhole(request: Request, promised: number, maxBytes: number): Promise<Body> {
  if (promised > maxBytes) return { ok: false, reason: 'too-large' }
  try {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > maxBytes ? { ok: false, reason: 'too-large' } : { ok: true, bytes }
  } catch {
    return { ok: false, reason: 'broken-off' }
  }
}
