import { shownFile, type ShownFile, type StoredFile } from '#platform/files/uploaded-file.ts'

/** Lists the files that came with a message or a note. */
export function shownAttachments(files: readonly (StoredFile & ShownFile)[], id: string): ShownFile[] {
  return files.filter(({ messageId, noteId }) => messageId === id || noteId === id).map(shownFile)
}
