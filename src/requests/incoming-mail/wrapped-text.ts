import type { Email } from 'postal-mime'
import type { MailAttachment } from './read-mail.server.ts'

type Wrapped = { text: string; attachments: readonly MailAttachment[] }

const LOCKED =
  'Diese E-Mail ist verschlüsselt und lässt sich hier nicht lesen. Bitten Sie darum, sie ohne Verschlüsselung zu senden.'

/** Unwraps a signed mail, or tells that it is encrypted; null: it is neither. @param read reads a mail's own content. */
export async function wrapping(
  { headers, text = '', html = '', attachments }: Email,
  read: (bytes: Uint8Array) => Promise<Wrapped>,
): Promise<Wrapped | null> {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  const isLocked = /^multipart\/encrypted\b/i.test(type) || text.trimStart().startsWith('-----BEGIN PGP MESSAGE-----')
  if (isLocked) return { text: LOCKED, attachments: [] }
  const inline = /-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:[A-Za-z]+: [^\n]*\n)*\r?\n/.exec(text)
  const end = text.indexOf('-----BEGIN PGP SIGNATURE-----')
  if (inline && end > inline.index) {
    const signed = text.slice(inline.index + inline[0].length, end).replaceAll(/^- /gm, '')
    const after = text.slice(end).split('-----END PGP SIGNATURE-----')[1] ?? ''
    return { text: `${text.slice(0, inline.index)}${signed}${after}`, attachments: [] }
  }
  const sealed = attachments.find(({ mimeType }) => /^application\/(?:x-)?pkcs7-mime$/i.test(mimeType))
  if (!sealed || text.trim() !== '' || html !== '') return null
  const content = typeof sealed.content === 'string' ? Buffer.from(sealed.content) : new Uint8Array(sealed.content)
  const signed = /enveloped-data/i.test(type) ? null : signedContent(Buffer.from(content))
  return signed === null ? { text: LOCKED, attachments: [] } : read(signed)
}

/** pkcs7-data, followed by the content (RFC 5652, 5.2). */
const DATA = Buffer.from('06092a864886f70d010701', 'hex')

/** The content that a CMS of signed data carries, in one string of bytes or in pieces; null: it carries none. */
function signedContent(cms: Buffer): Buffer | null {
  const at = cms.indexOf(DATA)
  const field = at === -1 ? null : elementAt(cms, at + DATA.length)
  if (field?.tag !== 0xa0) return null
  const pieces: Buffer[] = []
  collect(cms, field.start, pieces, 0)
  return pieces.length === 0 ? null : Buffer.concat(pieces)
}

/** The strings of bytes from here on, as deep as they lie in each other. @returns where the element ends. */
function collect(cms: Buffer, at: number, pieces: Buffer[], depth: number): number {
  const element = elementAt(cms, at)
  if (element === null || depth > 3) return cms.length
  if (element.tag === 0x04) pieces.push(cms.subarray(element.start, element.end ?? cms.length))
  if (element.tag !== 0x24) return element.end ?? cms.length
  let next = element.start
  // Without a length it ends with two zeros.
  while (next < (element.end ?? cms.length) && cms.readUInt16BE(Math.min(next, cms.length - 2)) !== 0)
    next = collect(cms, next, pieces, depth + 1)
  return element.end ?? next + 2
}

type Element = { tag: number; start: number /** Null: it says no length. */; end: number | null }

function elementAt(cms: Buffer, at: number): Element | null {
  const [tag, length] = [cms[at], cms[at + 1]]
  if (tag === undefined || length === undefined) return null
  if (length < 0x80) return { tag, start: at + 2, end: at + 2 + length }
  const count = length & 0x7f
  if (count === 0) return { tag, start: at + 2, end: null }
  if (count > 4 || at + 2 + count > cms.length) return null
  return { tag, start: at + 2 + count, end: at + 2 + count + cms.readUIntBE(at + 2, count) }
}
