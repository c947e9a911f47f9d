import type { App } from '#platform/app.server.ts'
import { cleanFileName, extensionOf } from '#platform/files/file-name.ts'
import type { FileRules } from '#platform/files/file-rule.ts'
import { writePartFile } from '#platform/files/part-file.server.ts'
import { checkFiles } from '#platform/files/receive-files.server.ts'
import type { UploadedFile } from '#platform/files/repository.server.ts'
import { contentOf, endings } from '#values/file-content.ts'
import type { MailAttachment, ReadMail } from '#platform/incoming-mail/read-mail.server.ts'

/** Logos of signatures are smaller, photos in the text are not. */
const SMALLEST_INSIDE_BYTES = 20 * 1024

const UNSOUND = 'beschädigt oder mit Makros'

type TakenAttachments = { files: UploadedFile[]; leftOut: string[] }

/** Attachments as uploads are taken: by content and size, whatever their names say, photos drawn anew. What is not taken is named with its reason. */
export async function takeAttachments(app: App, mail: ReadMail, rules: FileRules): Promise<TakenAttachments> {
  const files: UploadedFile[] = []
  const leftOut: string[] = []
  for (const attachment of mail.attachments) {
    if (attachment.isInside && attachment.sizeBytes < SMALLEST_INSIDE_BYTES) continue
    const name = cleanFileName(attachment.name)
    const taken = await take(app, { ...attachment, name }, rules, files)
    if (typeof taken === 'string') leftOut.push(`${name} (${taken})`)
    else files.push(...taken)
  }
  if (mail.moreAttachments > 0) leftOut.push(`${mail.moreAttachments} weitere`)
  return { files, leftOut }
}

async function take(
  app: App,
  { name, content, sizeBytes }: MailAttachment,
  rules: FileRules,
  before: readonly UploadedFile[],
): Promise<UploadedFile[] | string> {
  if (content === null) return 'zu groß'
  if (sizeBytes === 0) return 'leer'
  const found = contentOf(content)
  const [field, rule] =
    Object.entries(rules).find(([, { extensions }]) => found && extensions.includes(endings[found][0])) ?? []
  if (!field || !rule) return found === null && isNamedFor(rules, name) ? UNSOUND : 'Dateityp'
  if (sizeBytes > rule.maxBytes) return 'zu groß'
  if (before.filter((file) => file.field === field).length >= rule.atMost) return 'zu viele'
  const part = await writePartFile(app.config.dataDir, content)
  const checked = await checkFiles(app.config.dataDir, [{ field, originalName: name, part }], rules)
  return checked.files.length > 0 ? checked.files : UNSOUND
}

const isNamedFor = (rules: FileRules, name: string) =>
  Object.values(rules).some(({ extensions }) => extensions.includes(extensionOf(name)))
