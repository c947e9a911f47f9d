import { createHash } from 'node:crypto'
import PostalMime, { addressParser, type Attachment, type Email } from 'postal-mime'
import { textOfHtml } from './html-text.ts'
import { repairLetters } from './letters.ts'
import type { MailAddress, MailAttachment, ReadMail } from './read-mail.server.ts'
import { wrapping } from './wrapped-text.ts'

const parserLimits = { maxNestingDepth: 40, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true }
const MOST_ATTACHMENTS = 30
const MOST_ATTACHMENT_BYTES = 12 * 1024 * 1024
/** More than is kept, so that it is seen that it was more. */
const MOST_PARSED_LETTERS = 250_000
const MOST_INSIDE_LETTERS = 100_000
const MOST_REPORT_BYTES = 256 * 1024
/** A mail in a mail in a mail. */
const MOST_INSIDE_EACH_OTHER = 3

/** As it was written; `readMail` makes its texts clean. */
export type ParsedMail = Omit<ReadMail, 'answers' | 'isCut'> & { answered: string }

/** @throws for what is no mail, or is made to cost more than a mail does. */
export async function parseMail(bytes: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(repairLetters(bytes), parserLimits)
  const headers: Record<string, string> = {}
  for (const { key, value } of mail.headers.toReversed()) headers[key.slice(0, 100)] = value.slice(0, 2000)
  const valuesOf = (name: string) =>
    mail.headers.flatMap(({ key, value }) => (key === name ? value.slice(0, 2000) : []))
  const from = addressOf(mail.from) ?? addressOf(mail.sender)
  const sum = createHash('sha256')
  sum.update(JSON.stringify([mail.messageId, from?.address, mail.subject, mail.text ?? '', mail.html ?? '']))
  for (const { content } of mail.attachments) sum.update(createHash('sha256').update(bytesOf(content)).digest())
  const isReport = /^\s*multipart\/report/i.test(headers['content-type'] ?? '')
  const inside = isReport ? { text: '', attachments: [] } : await insideOf(mail.attachments)
  const files = [...mail.attachments, ...inside.attachments].filter((attachment) => isFile(attachment, isReport))
  const wrapped = await wrapping(mail, (content) => parseMail(content))
  return {
    key: sum.digest('hex'),
    messageId: (mail.messageId ?? '').slice(0, 250),
    from: from ?? { name: '', address: '' },
    replyTo: mail.replyTo?.flatMap((each) => addressOf(each) ?? [])[0] ?? null,
    subject: (mail.subject ?? '').slice(0, 1000),
    text: (wrapped?.text ?? textOf(mail)).slice(0, MOST_PARSED_LETTERS),
    inside: inside.text.slice(0, MOST_INSIDE_LETTERS),
    calendar: calendarOf(mail.attachments),
    answered: `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`,
    headers,
    authentication: {
      results: valuesOf('authentication-results').slice(0, 20),
      fromCount: valuesOf('from').flatMap((value) => addressParser(value, { flatten: true })).length,
    },
    report: isReport ? Buffer.from(bytes).toString('latin1', 0, MOST_REPORT_BYTES) : '',
    attachments: [...files.slice(0, MOST_ATTACHMENTS).map(attachmentOf), ...(wrapped?.attachments ?? [])],
    moreAttachments: Math.max(0, files.length - MOST_ATTACHMENTS),
  }
}

const bytesOf = (content: Attachment['content']) =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

/** Of a group its first member. */
function addressOf(given: Email['from']): MailAddress | null {
  const found = given?.address === undefined ? given?.group?.[0] : given
  if (!found?.address) return null
  return { name: found.name.slice(0, 500), address: found.address.slice(0, 500) }
}

function textOf({ text = '', html = '' }: Email): string {
  return text.trim() === '' ? textOfHtml(html) : text
}

/** Whether it is a file for people: no signature, nothing that is read elsewhere. */
function isFile({ mimeType, filename }: Attachment, isReport: boolean): boolean {
  if (/^application\/(?:x-)?(?:pkcs7-signature|pgp-signature|pgp-keys|pgp-encrypted)$/i.test(mimeType)) return false
  if (/^(?:smime\.p7[sm]|signature\.asc|openpgp_.{0,40}\.asc|encrypted\.asc)$/i.test(filename ?? '')) return false
  if (isReport && /^(?:message\/|text\/rfc822-headers)/i.test(mimeType)) return false
  return !isCalendar(mimeType) && !isMail({ mimeType, filename })
}

const isCalendar = (mimeType: string) => /^(?:text\/calendar|application\/ics)$/i.test(mimeType)
const isMail = ({ mimeType, filename }: Pick<Attachment, 'mimeType' | 'filename'>) =>
  /^message\/rfc822$/i.test(mimeType) || /\.eml$/i.test(filename?.trim() ?? '')

function calendarOf(attachments: readonly Attachment[]): string {
  const found = attachments.find(({ mimeType }) => isCalendar(mimeType))
  return found ? Buffer.from(bytesOf(found.content)).toString('utf8').slice(0, 20_000) : ''
}

/** Texts of attached mails, and the files in them. */
async function insideOf(
  attachments: readonly Attachment[],
  depth = 1,
): Promise<{ text: string; attachments: Attachment[] }> {
  const texts: string[] = []
  const files: Attachment[] = []
  for (const attachment of attachments.filter(isMail).slice(0, MOST_ATTACHMENTS)) {
    const mail = await PostalMime.parse(repairLetters(bytesOf(attachment.content)), parserLimits).catch(() => null)
    const name = attachment.filename?.trim() || 'E-Mail'
    if (mail === null) {
      texts.push(`--- Angehängte E-Mail „${name}“: Sie lässt sich nicht lesen. ---`)
      continue
    }
    const from = addressOf(mail.from)
    const heads = [
      ['Von', from ? `${from.name} <${from.address}>`.trim() : ''],
      ['Gesendet', mail.headers.find(({ key }) => key === 'date')?.value ?? ''],
      ['Betreff', mail.subject ?? ''],
    ].flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
    const further =
      depth < MOST_INSIDE_EACH_OTHER ? await insideOf(mail.attachments, depth + 1) : { text: '', attachments: [] }
    texts.push([`--- Angehängte E-Mail „${name}“ ---`, ...heads, '', textOf(mail), further.text].join('\n').trim())
    files.push(...mail.attachments, ...further.attachments)
  }
  return { text: texts.join('\n\n'), attachments: files }
}

function attachmentOf({ filename, mimeType, related, disposition, content }: Attachment): MailAttachment {
  const bytes = bytesOf(content)
  return {
    name: (filename ?? mimeType.replace('/', '.')).trim().slice(0, 500),
    isInside: related === true && disposition !== 'attachment',
    sizeBytes: bytes.byteLength,
    content: bytes.byteLength > MOST_ATTACHMENT_BYTES ? null : bytes,
  }
}
