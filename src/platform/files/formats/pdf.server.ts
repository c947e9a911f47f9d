import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at.server.ts'

// Programs append a little after the end mark, and the offset may stand before a comment (ISO 32000-2, 7.5.5).
const TRAILER_BYTES = 2048

/**
 * Begins as a PDF, and ends as one: `%%EOF`, and where `startxref` stands before it, as most programs write it, an offset inside the
 * file. A file that broke off has no end.
 */
export async function isPdf(file: FileHandle, sizeBytes: number): Promise<boolean> {
  const head = (await readAt(file, 0, 64)).toString('latin1')
  if (!/^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-[12]\.\d/.test(head)) return false
  const tail = (await readAt(file, Math.max(0, sizeBytes - TRAILER_BYTES), TRAILER_BYTES)).toString('latin1')
  const end = /(?:startxref\s+(\d{1,10})\s+)?%%EOF(?![\s\S]*%%EOF)/.exec(tail)
  return end !== null && Number(end[1] ?? 0) < sizeBytes
}
