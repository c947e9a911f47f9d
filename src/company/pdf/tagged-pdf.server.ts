import type PDFDocument from 'pdfkit'
import { cleanText } from '#platform/http/clean-input.ts'
import { printedLogo } from '../logo/current-logos.server.ts'
import { lazily } from '#platform/lazily.server.ts'
import { oneAtATime } from '#platform/one-at-a-time.server.ts'
import { fontFile } from './fonts.server.ts'
import { penOf, type Doc, type Pen } from './pen.server.ts'

const pdfkit = lazily<typeof PDFDocument>('pdfkit')

export type PdfFacts = { title: string; subject: string; author: string; madeAt: Date }

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 }

/** Drawing holds the thread for a twentieth of a second: one at a time, so that pages are answered between two. */
const inTurn = oneAtATime()

/**
 * A PDF that can be read aloud (PDF/UA-1, ISO 14289-1): language, title, embedded fonts, and a tree of what is drawn. All that is drawn
 * must hang on the tree or be an artifact; the pen sees to that.
 */
export function makePdf(facts: PdfFacts, draw: (pen: Pen) => void): Promise<Buffer> {
  return inTurn(() => drawNow(facts, draw))
}

async function drawNow({ title, subject, author, madeAt }: PdfFacts, draw: (pen: Pen) => void): Promise<Buffer> {
  const logo = await printedLogo()
  const options = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: 'de-DE',
    displayTitle: true,
    // The library's own, which it would not embed.
    font: null,
    // A half of a pair or a NUL would make every reader show something else.
    info: {
      Title: cleanText(title).replaceAll(/\s+/g, ' '),
      Subject: subject,
      Author: author,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  }
  // The types do not know PDF/UA.
  const doc: Doc = new (pdfkit())(options as unknown as PDFKit.PDFDocumentOptions)
  doc.registerFont('regular', fontFile('regular'))
  doc.registerFont('bold', fontFile('bold'))
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
  draw(penOf(doc, root, logo))
  root.end()
  doc.end()
  return made
}

/** Keys go through links in the order of the tree. */
function readInOrder({ page }: Doc): void {
  const dictionary = page.dictionary as unknown as { data: Record<string, unknown> }
  dictionary.data.Tabs = 'S'
}
