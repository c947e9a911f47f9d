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

/** A form as a browser sends it, its files in memory: at most 500 fields, in time that grows with its bytes and no faster. */
export async function readForm(request: Request, maxBytes = LARGEST_BODY_BYTES): Promise<FormRead> {
  const type = request.headers.get('Content-Type') ?? ''
  if (/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) return readEncoded(request, maxBytes)
  const boundary = boundaryOf(type)
  return boundary === null ? { ok: false, reason: 'unreadable' } : readParts(request, boundary, maxBytes)
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

async function readEncoded(request: Request, maxBytes: number): Promise<FormRead> {
  const body = await readBody(request, maxBytes)
  if (!body.ok) return { ok: false, reason: body.reason === 'too-large' ? 'too-large' : 'unreadable' }
  const form = new FormData()
  try {
    for (const [name, value] of readPairs(new TextDecoder().decode(body.bytes))) form.append(name, value)
  } catch (error) {
    if (error instanceof InputTooComplexError) return { ok: false, reason: 'unreadable' }
    throw error
  }
  return { ok: true, form }
}

async function readParts({ body, headers }: Request, boundary: string, maxBytes: number): Promise<FormRead> {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) return { ok: false, reason: 'too-large' }
  if (body === null) return { ok: false, reason: 'unreadable' }
  const form = new FormData()

  function sinkOf({ name, fileName }: PartHeader) {
    const pieces: Buffer[] = []
    return {
      write: (bytes: Buffer) => pieces.push(Buffer.from(bytes)),
      end() {
        const whole = Buffer.concat(pieces)
        if (fileName === null) return form.append(name, whole.toString('utf8'))
        // An input in which nothing was chosen sends a nameless file of no bytes.
        form.append(name, new File([whole], fileName && cleanFileName(fileName)))
      },
    }
  }
  try {
    await readMultipart(piecesOf(body), boundary, { maxBytes, maxParts: MOST_FIELDS }, sinkOf)
  } catch (error) {
    if (error instanceof MultipartTooLargeError || error instanceof BodyTooLargeError)
      return { ok: false, reason: 'too-large' }
    if (error instanceof MultipartError || error instanceof BodyBrokenError) return { ok: false, reason: 'unreadable' }
    throw error
  }
  return { ok: true, form }
}
