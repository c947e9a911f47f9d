import { SCAN_STATUS, type StoredFile } from '#platform/files/repository.server.ts'
import type { Message } from '#requests/submissions/messages/repository.server.ts'
import { officeFileLabels } from './attachments/rules.ts'
import type { ShownFile } from './files-panel.tsx'
import { enteredTextsOf } from './request-kinds.server.ts'

type Request = { reference: string; kind: string }

/** Lists the sender's files: what the office sent or noted stands in the conversation. `from`: the number that it came under. */
export function sendersFiles(
  { reference, kind }: Request,
  files: readonly StoredFile[],
  written: readonly Pick<Message, 'id' | 'origin'>[],
  from?: string,
): ShownFile[] {
  const ours = new Set(written.flatMap(({ id, origin }) => (origin === 'office' ? id : [])))
  const labels = { ...officeFileLabels, ...enteredTextsOf(kind).files }
  return files
    .filter(({ messageId, noteId }) => noteId === null && !(messageId !== null && ours.has(messageId)))
    .map(({ id, originalName, detectedType, sizeBytes, field, messageId }) => ({
      fileId: id,
      reference,
      originalName,
      detectedType,
      sizeBytes,
      scan: SCAN_STATUS,
      label: [messageId === null ? (labels[field] ?? field) : 'Nachgereicht', ...(from ? [`aus ${from}`] : [])].join(
        ', ',
      ),
    }))
}
