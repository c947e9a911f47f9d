export type Body = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: 'too-large' | 'broken-off' }

/** Reads a request's body and stops at the limit, whatever its headers promise. */
export async function readBody(request: Request, maxBytes: number): Promise<Body> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return { ok: false, reason: 'too-large' }
  if (request.body === null) return { ok: true, bytes: new Uint8Array() }

  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength
      if (length > maxBytes) return { ok: false, reason: 'too-large' }
      chunks.push(chunk)
    }
  } catch {
    return { ok: false, reason: 'broken-off' }
  }
  return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks, length)) }
}
