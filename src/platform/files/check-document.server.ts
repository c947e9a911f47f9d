import { open } from 'node:fs/promises'
import { extensionOf } from './file-name.ts'
import { isPdf } from './formats/pdf.server.ts'
import { judgeWordBinary } from './formats/word-binary.server.ts'
import { judgeWordDocument } from './formats/word-document.server.ts'

export type Checked = { ok: true; detectedType: string } | { ok: false; reason: 'mismatch' | 'macros' }

const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

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
