import { createHash } from 'node:crypto'

/** The SHA-256 of what comes in pieces, in hexadecimal: a file need not fit into memory. */
export async function sha256Of(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}
