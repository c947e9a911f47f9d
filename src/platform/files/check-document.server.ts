import { open, type FileHandle } from 'node:fs/promises'
import { contentOf, HEAD_BYTES, isPicture } from '#values/file-content.ts'
import { readAt } from './formats/read-at.server.ts'
import { judgeWordBinary } from './formats/word-binary.server.ts'
import { judgeWordDocument } from './formats/word-document.server.ts'

export type Checked =
  | { ok: true; content: keyof typeof types; detectedType: string }
  | { ok: false; reason: 'mismatch' | 'macros' }

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** First bytes and structure of a document must agree: PDF, DOC or DOCX, whatever its name says. Its text is not looked at. */
export async function checkDocument(path: string, sizeBytes: number): Promise<Checked> {
  const file = await open(path, 'r')
  try {
    const content = contentOf(await readAt(file, 0, HEAD_BYTES))
    if (content === null || isPicture(content)) return { ok: false, reason: 'mismatch' }
    const verdict =
      content === 'pdf'
        ? (await endsAsPdf(file, sizeBytes)) && 'sound'
        : await (content === 'doc' ? judgeWordBinary : judgeWordDocument)(file, sizeBytes)
    if (verdict === 'sound') return { ok: true, content, detectedType: types[content] }
    return { ok: false, reason: verdict === 'macros' ? 'macros' : 'mismatch' }
  } finally {
    await file.close()
  }
}

// Programs append a little after the end mark, and the offset may stand before a comment (ISO 32000-2, 7.5.5).
const TRAILER_BYTES = 2048

/**
 * Ends as a PDF: `startxref` with an offset inside the file, `%%EOF`, or both, as most programs write it; some leave the last line out.
 * A file that broke off has neither.
 */
async function endsAsPdf(file: FileHandle, sizeBytes: number): Promise<boolean> {
  const tail = (await readAt(file, Math.max(0, sizeBytes - TRAILER_BYTES), TRAILER_BYTES)).toString('latin1')
  const at = tail.lastIndexOf('startxref')
  const offset = /^startxref\s{1,8}(\d{1,10})(?!\d)/.exec(at < 0 ? '' : tail.slice(at))?.[1]
  return offset === undefined ? tail.includes('%%EOF') : Number(offset) < sizeBytes
}
