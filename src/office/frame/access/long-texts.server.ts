import { boundaryOf, type PartHeader, readMultipart } from '#platform/files/multipart.server.ts'
import { MOST_FIELDS } from '#platform/http/clean-input.ts'
import { piecesOf } from '#platform/http/read-body.server.ts'
import { MOST_TEXT_BYTES, readForm, textCounter } from '#platform/http/read-form.server.ts'

/** Characters; what is shorter is quickly chosen or typed again. */
const LONG = 24

/** Anybody may send this, signed in or not: of files so much is read past to reach the texts, and of texts so much written back. */
const MOST_READ_PAST = 8 * 1024 * 1024
const MOST_WRITTEN_BACK = 64 * 1024

export type LongTexts = { texts: string[] /** Whether there was more than is given back. */; isCut: boolean }

/** Reads the longer texts of a form, which nobody wants to write again; files are skipped. */
export async function longTextsOf(httpRequest: Request): Promise<LongTexts> {
  const { pairs, isCut } = await pairsOf(httpRequest)
  const long = pairs.flatMap(([name, text]) => (text.length >= LONG && !name.includes('password') ? [text] : []))
  const texts: string[] = []
  let written = 0
  for (const text of new Set(long)) {
    written += writtenBytes(text)
    if (written > MOST_WRITTEN_BACK) return { texts, isCut: true }
    texts.push(text)
  }
  return { texts, isCut }
}

type Pairs = { pairs: (readonly [name: string, text: string])[]; isCut: boolean }

async function pairsOf(httpRequest: Request): Promise<Pairs> {
  const type = httpRequest.headers.get('Content-Type') ?? ''
  const boundary = boundaryOf(type)
  if (boundary !== null)
    return httpRequest.body === null ? { pairs: [], isCut: false } : partsOf(httpRequest.body, boundary)
  const read = await readForm(httpRequest)
  if (!read.ok) return { pairs: [], isCut: read.reason === 'too-large' }
  return {
    pairs: [...read.form].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    isCut: false,
  }
}

/** Whatever ends it too early, what was read until then is there. */
async function partsOf(body: ReadableStream<Uint8Array>, boundary: string): Promise<Pairs> {
  const pairs: [string, string][] = []
  const countText = textCounter(MOST_TEXT_BYTES)

  function sinkOf({ name, fileName }: PartHeader) {
    const pieces: Buffer[] = []
    countText(Buffer.byteLength(name))
    return {
      write(bytes: Buffer) {
        if (fileName !== null) return
        countText(bytes.byteLength)
        pieces.push(Buffer.from(bytes))
      },
      end: () => fileName === null && pairs.push([name, Buffer.concat(pieces).toString('utf8')]),
    }
  }
  const limits = { maxBytes: MOST_READ_PAST, maxParts: MOST_FIELDS }
  return readMultipart(piecesOf(body), boundary, limits, sinkOf).then(
    () => ({ pairs, isCut: false }),
    () => ({ pairs, isCut: true }),
  )
}

/** A page holds a text twice, for its reader and for its script, with signs in place of those that mean something there. */
function writtenBytes(text: string): number {
  const marks = text.match(/[<>&"'\\\p{Cc}]/gu)?.length ?? 0
  return 2 * Buffer.byteLength(text) + 10 * marks
}
