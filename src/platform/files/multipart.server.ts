/** The bytes are not the multipart form that their header promises, or they end too early. */
export class MultipartError extends Error {}

/** More than a form of ours may bring, whatever is in it. */
export class MultipartTooLargeError extends Error {}

export type PartHeader = { name: string /** Null: a text field. */; fileName: string | null }

/** Takes one part's bytes as they arrive. The next bytes are read when the promise is fulfilled. */
export type PartSink = { write: (bytes: Buffer) => unknown; end: () => unknown }

export type MultipartLimits = { maxBytes: number; maxParts: number }

// Browsers write two or three short lines.
const LONGEST_HEADER = 8 * 1024
const BLANK_LINE = Buffer.from('\r\n\r\n')

/** The boundary in a `multipart/form-data` header (RFC 2046, 5.1.1), or null. */
export function boundaryOf(contentType: string): string | null {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))(?=$|[\s;])/i.exec(
    contentType,
  )
  return match?.[1] ?? match?.[2] ?? null
}

/**
 * Reads a `multipart/form-data` body (RFC 7578) piece by piece: never more than one piece of the body and one part's header
 * are in memory. `open` says where each part goes.
 * @throws MultipartError, MultipartTooLargeError, and whatever the body's stream throws when the connection breaks, or a sink. Then the rest
 * is not read; `piecesOf` makes a body that survives it.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  { maxBytes, maxParts }: MultipartLimits,
  open: (header: PartHeader) => Promise<PartSink> | PartSink,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let next: () => Promise<boolean> = readContent
  // As if a line had ended before the body, so that its first line is a delimiter like all others.
  let rest: Buffer = Buffer.from('\r\n')
  // Bytes before the first delimiter belong to no part.
  let sink: PartSink | null = null
  let bytesRead = 0
  let parts = 0

  // Each step takes what it can from `rest` and says whether the next one may go on without more bytes.

  async function readContent(): Promise<boolean> {
    const found = rest.indexOf(delimiter)
    // The last bytes may be the beginning of a delimiter.
    const sure = found === -1 ? Math.max(0, rest.length - delimiter.length + 1) : found
    if (sure > 0) await sink?.write(rest.subarray(0, sure))
    if (found === -1) {
      rest = rest.subarray(sure)
      return false
    }
    await sink?.end()
    rest = rest.subarray(found + delimiter.length)
    next = readMark
    return true
  }

  async function readMark(): Promise<boolean> {
    if (rest.length < 2) return false
    const mark = rest.toString('latin1', 0, 2)
    if (mark !== '--' && mark !== '\r\n') throw new MultipartError('A boundary stands inside a part')
    rest = rest.subarray(2)
    next = mark === '--' ? skip : readPartHeader
    return true
  }

  async function readPartHeader(): Promise<boolean> {
    const end = rest.indexOf(BLANK_LINE)
    if (end > LONGEST_HEADER || (end === -1 && rest.length > LONGEST_HEADER)) throw new MultipartError('A long header')
    if (end === -1) return false
    if (++parts > maxParts) throw new MultipartTooLargeError('Too many parts')
    sink = await open(readHeader(rest.toString('utf8', 0, end)))
    rest = rest.subarray(end + BLANK_LINE.length)
    next = readContent
    return true
  }

  async function skip(): Promise<boolean> {
    rest = Buffer.alloc(0)
    return false
  }

  async function take(bytes: Uint8Array): Promise<void> {
    bytesRead += bytes.byteLength
    if (bytesRead > maxBytes) throw new MultipartTooLargeError('Too many bytes')
    rest = Buffer.concat([rest, bytes])
    while (await next());
  }

  for await (const bytes of body) await take(bytes)
  if (next !== skip) throw new MultipartError('The form ends too early')
}

/** `Content-Disposition: form-data; name="cv"; filename="Lebenslauf.pdf"`; other lines say nothing that we would believe. */
function readHeader(text: string): PartHeader {
  const line = text.split('\r\n').find((each) => /^content-disposition\s*:/i.test(each)) ?? ''
  const name = parameterOf(line, 'name')
  if (!/:\s*form-data\s*;/i.test(line) || name === null) throw new MultipartError('A part without a name')
  return { name, fileName: parameterOf(line, 'filename') }
}

/** Browsers write these three characters as `%22`, `%0D` and `%0A`, and a backslash as it is (HTML, 4.10.21.8). */
function parameterOf(line: string, parameter: string): string | null {
  const match = new RegExp(`;\\s*${parameter}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(line)
  const value = match?.[1] ?? match?.[2]
  return value?.replaceAll('%22', '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n') ?? null
}
