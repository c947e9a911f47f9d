import type { App } from '#platform/app.server.ts'
import { cleanFileName, extensionOf } from '#platform/files/file-name.ts'
import type { FileRules } from '#values/file-rule.ts'
import { writePartFile } from '#platform/files/part-file.server.ts'
import { checkFiles } from '#platform/files/receive-files.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { contentOf, endings } from '#values/file-content.ts'
import type { MailAttachment, ReadMail } from '#requests/incoming-mail/read-mail.server.ts'

/** Logos of signatures are smaller, photos in the text are not. */
const SMALLEST_INSIDE_BYTES = 20 * 1024

const reasons = {
  unsound: 'Die Datei ist beschädigt oder enthält Makros.',
  type: 'Diese Art von Datei nehmen wir nicht an, nur Fotos, PDF und Word.',
  outlook: 'Das ist ein Anhang im Format von Outlook, den nur Outlook öffnet. Bitten Sie um die Dateien einzeln.',
  tooLarge: 'Die Datei ist zu groß.',
  empty: 'Die Datei ist leer.',
  tooMany: 'Es sind zu viele Dateien dieser Art.',
}

type TakenAttachments = { files: StoredFile[]; leftOut: string[] }

/** Attachments as uploads are taken: by content and size, whatever their names say, photos drawn anew. What is not taken is named with its reason. */
export async function takeAttachments(app: App, mail: ReadMail, rules: FileRules): Promise<TakenAttachments> {
  const files: StoredFile[] = []
  const leftOut: string[] = []
  for (const attachment of mail.attachments) {
    if (attachment.isInside && attachment.sizeBytes < SMALLEST_INSIDE_BYTES) continue
    const name = cleanFileName(attachment.name)
    const taken = await take(app, { ...attachment, name }, rules, files)
    if (typeof taken === 'string') leftOut.push(`${name}: ${taken}`)
    else files.push(...taken)
  }
  if (mail.moreAttachments > 0)
    leftOut.push(`${mail.moreAttachments} weitere: Mehr als 30 Anhänge nehmen wir nicht auf einmal an.`)
  return { files, leftOut }
}

async function take(
  app: App,
  { name, content, sizeBytes }: MailAttachment,
  rules: FileRules,
  before: readonly StoredFile[],
): Promise<StoredFile[] | string> {
  if (content === null) return reasons.tooLarge
  if (sizeBytes === 0) return reasons.empty
  const found = contentOf(content)
  const [field, rule] =
    Object.entries(rules).find(([, { extensions }]) => found && extensions.includes(endings[found][0])) ?? []
  if (!field || !rule) return found === null && isNamedFor(rules, name) ? reasons.unsound : typeReason(name)
  if (sizeBytes > rule.maxBytes) return reasons.tooLarge
  if (before.filter((file) => file.field === field).length >= rule.atMost) return reasons.tooMany
  const written = await writePartFile(app.config.dataDir, content)
  const checked = await checkFiles(app.config.dataDir, [{ field, originalName: name, ...written }], rules)
  return checked.files.length > 0 ? checked.files : reasons.unsound
}

const isNamedFor = (rules: FileRules, name: string) =>
  Object.values(rules).some(({ extensions }) => extensions.includes(extensionOf(name)))

const typeReason = (name: string) => (/^winmail\.dat$/i.test(name) ? reasons.outlook : reasons.type)
