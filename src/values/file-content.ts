/** Types of files by content, with the endings of their names. The first ending is the one that we give it. */
export const endings = {
  jpeg: ['jpg', 'jpeg', 'jfif', 'jpe', 'mpo'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif', 'hif'],
  avif: ['avif'],
  tiff: ['tif', 'tiff'],
  gif: ['gif'],
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
} as const

export type FileContent = keyof typeof endings
export type PictureContent = Exclude<FileContent, 'pdf' | 'doc' | 'docx'>

export const pictureEndings: readonly string[] = Object.entries(endings).flatMap(([content, all]) =>
  isPicture(content as FileContent) ? all : [],
)

/** Names the picture types that are taken, for people. */
export const pictureNames = 'JPEG, PNG, WebP, HEIC, AVIF, TIFF oder GIF'

export function isPicture(content: FileContent): content is PictureContent {
  return content !== 'pdf' && content !== 'doc' && content !== 'docx'
}

/** Printers and servers write lines before a PDF; readers look for its beginning so far (ISO 32000-1, annex H, note 13). */
const LATEST_PDF_START = 1024
/** Of a file, what `contentOf` has to see. */
export const HEAD_BYTES = LATEST_PDF_START + 16

const HEIC_BRANDS = /^(?:hei[cx]|hev[cx]|mif1|msf1)$/

/** Detects a file's type by its first bytes: of Word files only the container. Null: none that we take. */
export function contentOf(head: Uint8Array): FileContent | null {
  const text = Array.from(head.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff'
  if (text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'doc'
  if (text.startsWith('PK\x03\x04')) return 'docx'
  if (text.slice(4, 8) === 'ftyp') return contentByBrands(text)
  return pdfStart(text) === null ? null : 'pdf'
}

/** AVIF and HEIC are the same boxes; the brands say which. */
function contentByBrands(text: string): FileContent | null {
  const length = text.charCodeAt(2) * 256 + text.charCodeAt(3)
  const compatible = text.slice(16, Math.min(length, 16 + 4 * 32)).match(/[\s\S]{4}/g) ?? []
  const first = text.slice(8, 12)
  const isAvif = (brand: string) => brand === 'avif' || brand === 'avis'
  if (isAvif(first)) return 'avif'
  if (!HEIC_BRANDS.test(first)) return null
  return /^m[is]f1$/.test(first) && compatible.some(isAvif) ? 'avif' : 'heic'
}

/** Where a PDF begins: at once, or behind lines of text, which a program before it is not. */
export function pdfStart(text: string): number | null {
  const at = text.search(/%PDF-[12]\.\d/)
  return at < 0 || at > LATEST_PDF_START || text.slice(0, at).includes('\0') ? null : at
}
