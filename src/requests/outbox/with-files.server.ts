import { buffer } from 'node:stream/consumers'
import type { App } from '#platform/app.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import { MailError, type MailFile } from '../mail/mailer.server.ts'
import type { StoredMessage } from './repository.server.ts'

/** All files of a mail together. Encoded they are a third larger, and some mail servers refuse more than 10 MB. */
export const MOST_MAIL_FILE_BYTES = 5 * 1024 * 1024

/** Whether files go with the mail; else its sender finds them on the page that the mail links to. */
export function fitIntoMail(files: readonly { sizeBytes: number }[]): boolean {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) <= MOST_MAIL_FILE_BYTES
}

/**
 * The mail with the files of its answer, where they are small: its row names the message, whose files are read when it leaves.
 * @throws MailError when a file is gone
 */
export async function withFiles<Mail extends StoredMessage>(app: App, mail: Mail): Promise<Mail> {
  if (mail.purpose !== 'answer') return mail
  const stored = await requestFiles(app.db).listByMail(mail.id)
  if (stored.length === 0 || !fitIntoMail(stored)) return mail
  const files: MailFile[] = []
  for (const { originalName: name, detectedType: contentType, storageKey } of stored) {
    const bytes = await openUpload(app, storageKey)
    if (!bytes) throw new MailError('EFILEGONE', false, 'A file of the answer is gone')
    files.push({ name, contentType, content: await buffer(bytes) })
  }
  return { ...mail, files }
}
