import { readFile } from 'node:fs/promises'
import type PDFDocument from 'pdfkit'
import { lazily } from '#platform/lazily.server.ts'
import { sharp } from '#platform/pictures/sharp.server.ts'
import type { FileRule } from '#values/file-rule.ts'
import { partPath, writePartFile } from './part-file.server.ts'
import { redrawPhoto } from './photo.server.ts'
import { fileTexts } from './texts.ts'
import type { StoredFile } from './uploaded-file.ts'

const pdfkit = lazily<typeof PDFDocument>('pdfkit')

/** In points: many printers leave the edge white. */
const MARGIN = 14
/** In pixels, of pictures that are too large together; with the last, print on A4 can still be read. */
const SMALLER_EDGES = [1920, 1440, 1080]

/** Makes one PDF of an input's pictures, which were drawn anew, within the input's limit. The pictures' own files stay. */
export async function joinPictures(
  dataDir: string,
  pictures: readonly StoredFile[],
  { maxBytes, pictures: joined }: FileRule,
): Promise<Omit<StoredFile, 'field'> | { message: string }> {
  if (!joined) throw new Error('A rule that joins no pictures')
  const paths = pictures.map(({ storageKey }) => partPath(dataDir, storageKey))
  const { name, tooMany } = joined
  let pdf = await pdfOf(name, await Promise.all(paths.map((path) => readFile(path))))
  for (const edge of SMALLER_EDGES) {
    if (pdf.length <= maxBytes) break
    const smaller: Buffer[] = []
    for (const path of paths) {
      const outcome = await redrawPhoto(path, 'jpeg', edge)
      if (!outcome.ok) return { message: fileTexts.busy }
      smaller.push(outcome.bytes)
    }
    pdf = await pdfOf(name, smaller)
  }
  if (pdf.length > maxBytes) return { message: tooMany }
  const written = await writePartFile(dataDir, pdf)
  return { originalName: `${name}.pdf`, detectedType: 'application/pdf', ...written }
}

/** Without a date: the same pictures give the same bytes, by which a repeated request is known. JPEGs go in as they are. */
async function pdfOf(title: string, jpegs: readonly Buffer[]): Promise<Buffer> {
  const CreationDate = new Date(0)
  const info = { Title: title, CreationDate }
  // The library's own font stays out: the types do not know how.
  const options = { autoFirstPage: false, font: null, lang: 'de-DE', info } as unknown as PDFKit.PDFDocumentOptions
  const doc = new (pdfkit())(options)
  // The library makes the file's number of it, and writes what can be listed.
  Object.defineProperty(doc.info, 'CreationDate', { value: CreationDate, enumerable: false })
  for (const jpeg of jpegs) {
    const picture = await sharp()(jpeg).metadata()
    const layout = picture.width > picture.height ? 'landscape' : 'portrait'
    const { width, height } = doc.addPage({ size: 'A4', layout, margin: 0 }).page
    const fit: [number, number] = [width - 2 * MARGIN, height - 2 * MARGIN]
    doc.image(jpeg, MARGIN, MARGIN, { fit, align: 'center', valign: 'center' })
  }
  doc.end()
  const parts: Buffer[] = []
  for await (const part of doc) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
