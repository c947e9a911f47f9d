import type { StoredFile } from '#platform/files/repository.server.ts'
import { wordTable } from '#platform/word-table.ts'

export type ShownAttachment = { fileId: string; name: string; type: string; sizeBytes: number }

const types = wordTable<string>({
  'application/pdf': 'PDF',
  'image/jpeg': 'Bild (JPEG)',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
})

/** The files that came with a message or a note. */
export function shownAttachments(files: readonly StoredFile[], id: string): ShownAttachment[] {
  return files
    .filter(({ messageId, noteId }) => messageId === id || noteId === id)
    .map((file) => ({
      fileId: file.id,
      name: file.originalName,
      type: types[file.detectedType] ?? 'Datei',
      sizeBytes: file.sizeBytes,
    }))
}
