import { cleanFileName } from '#platform/files/file-name.ts'
import {
  boundaryOf,
  MultipartError,
  MultipartTooLargeError,
  type PartHeader,
  readMultipart,
} from '#platform/files/multipart.server.ts'
import { InputTooComplexError, MOST_FIELDS } from './clean-input.ts'
import { BodyBrokenError, BodyTooLargeError, LARGEST_BODY_BYTES, piecesOf, readBody } from './read-body.server.ts'

export type FormRead = { ok: true; form: FormData } | { ok: false; reason: 'too-large' | 'unreadable' }

/** Names and texts of a form together; files count apart. */
export const MOST_TEXT_BYTES = 64 * 1024

/**
 * A form as a browser sends it, its files in memory: at most 500 fields, in time that grows with its bytes and no faster. Only a page that
 * knows who sends it, and whose texts are long, asks for more text.
 */
export async function readForm(httpRequest: Request, mostText = MOST_TEXT_BYTES): Promise<FormRead> {
  const type = httpRequest.headers.get('Content-Type') ?? ''
  if (/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) return readEncoded(httpRequest, mostText)
  const boundary = boundaryOf(type)
  return boundary === null ? { ok: false, reason: 'unreadable' } : readParts(httpRequest, boundary, mostText)
}

/**
 * The pairs of a URL-encoded text, counted before they are parsed: pairs without „=“ take Node's parser quadratic time.
 * @throws InputTooComplexError for more than 500
 */
export function readPairs(text: string): URLSearchParams {
  let pairs = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    if (++pairs > MOST_FIELDS) throw new InputTooComplexError()
  }
  return new URLSearchParams(text)
}

/** `%C3` is three signs of a body and one byte of a text. */
const MOST_SIGNS_A_BYTE = 3

async function readEncoded(httpRequest: Request, mostText: number): Promise<FormRead> {
  const body = await readBody(httpRequest, mostText * MOST_SIGNS_A_BYTE)
  if (!body.ok) return { ok: false, reason: body.reason === 'too-large' ? 'too-large' : 'unreadable' }
  const form = new FormData()
  let textBytes = 0
  try {
    for (const [name, value] of readPairs(new TextDecoder().decode(body.bytes))) {
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
      if (textBytes > mostText) return { ok: false, reason: 'too-large' }
      form.append(name, value)
    }
  } catch (error) {
    if (error instanceof InputTooComplexError) return { ok: false, reason: 'unreadable' }
    throw error
  }
  return { ok: true, form }
}

async function readParts({ body, headers }: Request, boundary: string, mostText: number): Promise<FormRead> {
  if (Number(headers.get('Content-Length') ?? 0) > LARGEST_BODY_BYTES) return { ok: false, reason: 'too-large' }
  if (body === null) return { ok: false, reason: 'unreadable' }
  const form = new FormData()
  const countText = textCounter(mostText)

  function sinkOf({ name, fileName }: PartHeader) {
    const pieces: Buffer[] = []
    countText(Buffer.byteLength(name + (fileName ?? '')))
    return {
      write(bytes: Buffer) {
        if (fileName === null) countText(bytes.byteLength)
        pieces.push(Buffer.from(bytes))
      },
      end() {
        const whole = Buffer.concat(pieces)
        if (fileName === null) return form.append(name, whole.toString('utf8'))
        // An input in which nothing was chosen sends a nameless file of no bytes.
        form.append(name, new File([whole], fileName && cleanFileName(fileName)))
      },
    }
  }
  try {
    await readMultipart(piecesOf(body), boundary, { maxBytes: LARGEST_BODY_BYTES, maxParts: MOST_FIELDS }, sinkOf)
  } catch (error) {
    if (error instanceof MultipartTooLargeError || error instanceof BodyTooLargeError)
      return { ok: false, reason: 'too-large' }
    if (error instanceof MultipartError || error instanceof BodyBrokenError) return { ok: false, reason: 'unreadable' }
    throw error
  }
  return { ok: true, form }
}

/** Counts what a multipart form says in words. @throws MultipartTooLargeError beyond `most` bytes */
export function textCounter(most: number): (bytes: number) => void {
  let counted = 0
  return (bytes) => {
    counted += bytes
    if (counted > most) throw new MultipartTooLargeError('Too much text')
  }
}
