import { SCAN_STATUS, shownFile, type ShownFile, type StoredFile } from '#platform/files/uploaded-file.ts'
import type { Message } from '#requests/request/messages/repository.server.ts'
import { officeFileLabels } from './attachments/rules.ts'
import { enteredTextsOf } from './request-kinds.server.ts'

type Request = { reference: string; kind: string }

/** Lists the sender's files: what the office sent or noted stands in the conversation. `from`: the number that it came under. */
export function sendersFiles(
  { reference, kind }: Request,
  files: readonly (StoredFile & ShownFile)[],
  written: readonly Pick<Message, 'id' | 'origin'>[],
  from?: string,
) {
  const ours = new Set(written.flatMap(({ id, origin }) => (origin === 'office' ? id : [])))
  const labels = { ...officeFileLabels, ...enteredTextsOf(kind).files }
  return files
    .filter(({ messageId, noteId }) => noteId === null && !(messageId !== null && ours.has(messageId)))
    .map((file) => {
      const label = file.messageId === null ? (labels[file.field] ?? file.field) : 'Nachgereicht'
      return { ...shownFile(file), reference, scan: SCAN_STATUS, label: from ? `${label}, aus ${from}` : label }
    })
}
