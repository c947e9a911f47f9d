import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/**
 * One file of an archive. Bytes and files on disk are stored as they are, with their sum and size before them, as every program reads
 * them; what is made while it is written is packed, and its size follows it.
 */
export type ZipItem = {
  /** Path inside the archive, with `/`. */
  name: string
  content: Uint8Array | { path: string } | AsyncIterable<string>
}

/** Without ZIP64 nothing may lie beyond 4 GiB, nor be counted beyond 65,535. */
const LARGEST = 0xff_ff_ff_ff
const MOST_ITEMS = 0xff_ff
const HEADER_MARK = 0x04034b50
const DESCRIPTOR_MARK = 0x08074b50
const ENTRY_MARK = 0x02014b50
const END_MARK = 0x06054b50
const STORED = 0
const DEFLATED = 8
const NAME_IS_UTF8 = 1 << 11
const SIZE_FOLLOWS = 1 << 3

export class ZipTooLargeError extends Error {
  constructor() {
    super('Das Archiv wird größer als 4 GiB.')
  }
}

type Written = {
  name: Buffer
  flags: number
  method: number
  crc: number
  packedBytes: number
  bytes: number
  offset: number
}

/** An archive (PKWARE APPNOTE 6.3), piece by piece: no more of it is in memory than one item's bytes or one piece of a file. */
export async function* writeZip(items: AsyncIterable<ZipItem>, now: Date): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  const stamp = dosStamp(now)
  for await (const { name, content } of items) {
    if (written.length >= MOST_ITEMS) throw new ZipTooLargeError()
    const entry = { ...(await begin(content)), name: Buffer.from(name, 'utf8'), offset }
    yield header(entry, stamp)
    offset += HEADER_BYTES + entry.name.length
    for await (const piece of bodyOf(content, entry)) {
      yield piece
      offset += piece.length
    }
    if ((entry.flags & SIZE_FOLLOWS) !== 0) {
      const end = descriptor(entry)
      yield end
      offset += end.length
    }
    if (offset > LARGEST || entry.bytes > LARGEST) throw new ZipTooLargeError()
    written.push(entry)
  }
  let listBytes = 0
  for (const entry of written) {
    const line = listEntry(entry, stamp)
    listBytes += line.length
    yield line
  }
  if (offset + listBytes > LARGEST) throw new ZipTooLargeError()
  yield endOfList(written.length, listBytes, offset)
}

type Begun = Omit<Written, 'name' | 'offset'>

/** A file on disk is read twice: its sum must stand before it. */
async function begin(content: ZipItem['content']): Promise<Begun> {
  const plain = { flags: NAME_IS_UTF8, method: STORED }
  if (content instanceof Uint8Array)
    return { ...plain, crc: crc32(content), packedBytes: content.length, bytes: content.length }
  if ('path' in content) {
    let [crc, bytes] = [0, 0]
    for await (const piece of createReadStream(content.path) as AsyncIterable<Buffer>) {
      crc = crc32(piece, crc)
      bytes += piece.length
    }
    return { ...plain, crc, packedBytes: bytes, bytes }
  }
  return { flags: NAME_IS_UTF8 | SIZE_FOLLOWS, method: DEFLATED, crc: 0, packedBytes: 0, bytes: 0 }
}

async function* bodyOf(content: ZipItem['content'], entry: Begun): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) {
    yield content
  } else if ('path' in content) {
    let left = entry.bytes
    for await (const piece of createReadStream(content.path) as AsyncIterable<Buffer>) {
      left -= piece.length
      yield piece
    }
    if (left !== 0) throw new Error('A file changed while it was packed')
  } else {
    yield* packed(content, entry)
  }
}

async function* packed(texts: AsyncIterable<string>, entry: Begun): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const text of texts) {
      const piece = Buffer.from(text, 'utf8')
      entry.crc = crc32(piece, entry.crc)
      entry.bytes += piece.length
      yield piece
    }
  }
  const deflate = createDeflateRaw({ level: 5 })
  const fed = pipeline(Readable.from(counted()), deflate)
  fed.catch(() => {}) // Thrown by the loop below as well.
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    entry.packedBytes += piece.length
    yield piece
  }
  await fed
}

const HEADER_BYTES = 30

function header({ name, flags, method, crc, packedBytes, bytes }: Written, stamp: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES)
  head.writeUInt32LE(HEADER_MARK, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(stamp, 10)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packedBytes, 18)
  head.writeUInt32LE(bytes, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packedBytes, bytes }: Written): Buffer {
  const end = Buffer.alloc(16)
  end.writeUInt32LE(DESCRIPTOR_MARK, 0)
  end.writeUInt32LE(crc, 4)
  end.writeUInt32LE(packedBytes, 8)
  end.writeUInt32LE(bytes, 12)
  return end
}

function listEntry({ name, flags, method, crc, packedBytes, bytes, offset }: Written, stamp: number): Buffer {
  const line = Buffer.alloc(46)
  line.writeUInt32LE(ENTRY_MARK, 0)
  line.writeUInt16LE(20, 4)
  line.writeUInt16LE(20, 6)
  line.writeUInt16LE(flags, 8)
  line.writeUInt16LE(method, 10)
  line.writeUInt32LE(stamp, 12)
  line.writeUInt32LE(crc, 16)
  line.writeUInt32LE(packedBytes, 20)
  line.writeUInt32LE(bytes, 24)
  line.writeUInt16LE(name.length, 28)
  line.writeUInt32LE(offset, 42)
  return Buffer.concat([line, name])
}

function endOfList(count: number, listBytes: number, listOffset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_MARK, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listBytes, 12)
  end.writeUInt32LE(listOffset, 16)
  return end
}

/** Time and day as archives write them: since 1980, in steps of two seconds. */
function dosStamp(now: Date): number {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)
  const day = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()
  return ((day << 16) | time) >>> 0
}
