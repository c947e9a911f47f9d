import { open, type FileHandle } from 'node:fs/promises'
import { extensionOf } from './file-name.ts'
import { readAt } from './formats/read-at.server.ts'
import { judgeWordBinary } from './formats/word-binary.server.ts'
import { judgeWordDocument } from './formats/word-document.server.ts'
import { wordTable } from '#platform/word-table.ts'

export type Checked = { ok: true; detectedType: string } | { ok: false; reason: 'mismatch' | 'macros' }

const types = wordTable<string>({
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
})

/** Extension, first bytes and structure of a document must agree: PDF, DOC or DOCX. What it says is not looked at. */
export async function checkDocument(path: string, originalName: string, sizeBytes: number): Promise<Checked> {
  const extension = extensionOf(originalName)
  const detectedType = types[extension]
  if (detectedType === undefined) return { ok: false, reason: 'mismatch' }
  const file = await open(path, 'r')
  try {
    const verdict =
      extension === 'pdf'
        ? (await isPdf(file, sizeBytes)) && 'sound'
        : await (extension === 'doc' ? judgeWordBinary : judgeWordDocument)(file, sizeBytes)
    if (verdict === 'sound') return { ok: true, detectedType }
    return { ok: false, reason: verdict === 'macros' ? 'macros' : 'mismatch' }
  } finally {
    await file.close()
  }
}

// Programs append a little after the end mark, and the offset may stand before a comment (ISO 32000-2, 7.5.5).
const TRAILER_BYTES = 2048

/**
 * Begins as a PDF, and ends as one: `%%EOF`, and where `startxref` stands before it, as most programs write it, an offset inside the
 * file. A file that broke off has no end.
 */
async function isPdf(file: FileHandle, sizeBytes: number): Promise<boolean> {
  const head = (await readAt(file, 0, 64)).toString('latin1')
  if (!/^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-[12]\.\d/.test(head)) return false
  const tail = (await readAt(file, Math.max(0, sizeBytes - TRAILER_BYTES), TRAILER_BYTES)).toString('latin1')
  const end = /(?:startxref\s+(\d{1,10})\s+)?%%EOF(?![\s\S]*%%EOF)/.exec(tail)
  return end !== null && Number(end[1] ?? 0) < sizeBytes
}
