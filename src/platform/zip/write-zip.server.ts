import { createReadStream } from 'node:fs'
import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** One file of an archive: bytes, a file on disk, or a text that is made while it is written. */
export type ZipItem = {
  /** Path inside the archive, with `/`. */
  name: string
  content: Uint8Array | { path: string } | AsyncIterable<string>
}

/** An archive as a stream: the next item is asked for when the one before it is read, so no more than one is in memory. */
export function writeZip(items: AsyncIterable<ZipItem>, now: Date): Readable {
  const zip = new ZipFile()
  const archive = zip.outputStream as PassThrough
  addAll(zip, archive, { items, now }).catch((error: Error) => archive.destroy(error))
  return archive
}

async function addAll(zip: ZipFile, archive: Readable, { items, now }: { items: AsyncIterable<ZipItem>; now: Date }) {
  const abandoned = new AbortController()
  archive.once('close', () => abandoned.abort())
  for await (const { name, content } of items) {
    const source = open(content)
    try {
      zip.addReadStream(source, name, { mtime: now })
      await finished(source, abandoned)
    } finally {
      source.destroy()
    }
  }
  zip.end()
}

function open(content: ZipItem['content']): Readable {
  if (content instanceof Uint8Array) return Readable.from([content])
  return 'path' in content ? createReadStream(content.path) : Readable.from(content)
}
