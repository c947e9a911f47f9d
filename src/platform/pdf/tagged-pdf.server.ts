import type PDFDocument from 'pdfkit'
import { lazily } from '../lazily.server.ts'
import { facesOf } from './fonts.server.ts'

export type Doc = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

const pdfkit = lazily<typeof PDFDocument>('pdfkit')

export type PdfFacts = { title: string; subject: string; author: string; madeAt: Date }

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 }

type Draw = (doc: Doc, root: Element) => void

/**
 * A PDF that can be read aloud (PDF/UA-1, ISO 14289-1): language, title, embedded fonts, and a tree of what is drawn. All that `draw` draws
 * must hang on the tree or be an artifact; `pen.ts` sees to that.
 */
export function makePdf({ title, subject, author, madeAt }: PdfFacts, draw: Draw): Promise<Buffer> {
  const options = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: 'de-DE',
    displayTitle: true,
    font: facesOf('regular')[0],
    info: { Title: title, Subject: subject, Author: author, CreationDate: madeAt, ModDate: madeAt },
  }
  // The types do not know PDF/UA, nor a typeface that is read already.
  const doc: Doc = new (pdfkit())(options as unknown as PDFKit.PDFDocumentOptions)
  const parts: Buffer[] = []
  const made = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  readInOrder(doc)
  doc.on('pageAdded', () => readInOrder(doc))
  draw(doc, root)
  root.end()
  doc.end()
  return made
}

/** Keys go through links in the order of the tree. */
function readInOrder({ page }: Doc): void {
  const dictionary = page.dictionary as unknown as { data: Record<string, unknown> }
  dictionary.data.Tabs = 'S'
}
