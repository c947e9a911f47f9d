import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundaryOf, MultipartError, MultipartTooLargeError, readMultipart } from './multipart.server.ts'

type Part = { name: string; fileName: string | null; content: Buffer }

async function* inPieces(bytes: Buffer, sizes: readonly number[]) {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes.length === 0 ? bytes.length : (sizes[turn % sizes.length] ?? 1)
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function read(bytes: Buffer, boundary: string, sizes: readonly number[] = [], limits = {}): Promise<Part[]> {
  const parts: Part[] = []
  const all = { maxBytes: 1_000_000, maxParts: 100, ...limits }
  await readMultipart(inPieces(bytes, sizes), boundary, all, (header) => {
    const pieces: Buffer[] = []
    return {
      write: (piece) => void pieces.push(Buffer.from(piece)),
      end: () => void parts.push({ ...header, content: Buffer.concat(pieces) }),
    }
  })
  return parts
}

const form = (...parts: string[]) =>
  Buffer.from(
    `${parts.map((part) => `--grenze\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--grenze--\r\n`,
  )

test('what a real form holds is read back, in whatever pieces it arrives', async () => {
  const names = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((name) => !/[\r\n]|%[02][0-9a-d]/i.test(name))
  const contents = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    // Line breaks and hyphens: beginnings of delimiters.
    fc.array(fc.constantFrom(13, 10, 45, 0, 65), { maxLength: 60 }).map((bytes) => Uint8Array.from(bytes)),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name: names, fileName: fc.option(names.filter(Boolean)), content: contents }), {
        maxLength: 5,
      }),
      fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 4 }),
      async (parts, sizes) => {
        const data = new FormData()
        for (const { name, fileName, content } of parts)
          data.append(
            name,
            fileName === null ? Buffer.from(content).toString('hex') : new File([content.slice()], fileName),
          )
        const encoded = new Response(data)
        const boundary = boundaryOf(encoded.headers.get('Content-Type') ?? '') ?? ''
        const bytes = Buffer.from(await encoded.arrayBuffer())
        const given = parts.map(({ name, fileName, content }) => ({
          name: name.toWellFormed(),
          fileName: fileName?.toWellFormed() ?? null,
          content: fileName === null ? Buffer.from(Buffer.from(content).toString('hex')) : Buffer.from(content),
        }))
        expect(await read(bytes, boundary, sizes)).toEqual(given)
      },
    ),
  )
})

test('whatever is sent, it is read or refused, and nothing else is thrown', async () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        '--grenze',
        '\r\n',
        '--',
        'Content-Disposition: form-data; name="a"',
        '; filename="b"',
        '\r\n\r\n',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 20 },
  )
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 9 }), async (text, size) => {
      const outcome = await read(Buffer.from(text.join('')), 'grenze', [size]).catch((error: unknown) => error)
      expect(Array.isArray(outcome) || outcome instanceof MultipartError).toBe(true)
    }),
  )
})

test('an empty part, quoted names and what stands around the form', async () => {
  const bytes = Buffer.from(
    'vorweg\r\n--grenze\r\nContent-Disposition: form-data; name="leer"\r\n\r\n\r\n--grenze\r\ncontent-disposition: form-data; name="a%22b"; filename="x;y.pdf"\r\nContent-Type: text/html\r\n\r\nda\r\n--grenze--danach',
  )
  expect(await read(bytes, 'grenze', [1])).toEqual([
    { name: 'leer', fileName: null, content: Buffer.from('') },
    { name: 'a"b', fileName: 'x;y.pdf', content: Buffer.from('da') },
  ])
})

test.for([
  ['a form that breaks off', '--grenze\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalb'],
  ['a part without a name', '--grenze\r\nContent-Type: text/plain\r\n\r\nx\r\n--grenze--'],
  ['no part at all', ''],
  ['a header without an end', `--grenze\r\n${'x'.repeat(9000)}`],
])('%s is refused', async ([, text = '']) => {
  await expect(read(Buffer.from(text), 'grenze', [700])).rejects.toThrow(MultipartError)
})

test('more bytes or parts than allowed end the reading', async () => {
  const bytes = form('name="a"\r\n\r\n1', 'name="b"\r\n\r\n2')
  await expect(read(bytes, 'grenze', [10], { maxBytes: 60 })).rejects.toThrow(MultipartTooLargeError)
  await expect(read(bytes, 'grenze', [], { maxParts: 1 })).rejects.toThrow(MultipartTooLargeError)
})

test('the boundary is read with and without quotes, and nowhere else', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc')
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b')
  for (const header of ['multipart/form-data', 'multipart/mixed; boundary=abc']) expect(boundaryOf(header)).toBeNull()
  expect(boundaryOf(`multipart/form-data; boundary=${'x'.repeat(71)}`)).toBeNull()
})
