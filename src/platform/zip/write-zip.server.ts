import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** One file of an archive: a text, or what is read or made while it is written. */
export type ZipItem = {
  /** Path inside the archive, with `/`. */
  name: string
  content: string | AsyncIterable<string | Uint8Array>
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
    const source = Readable.from(content)
    try {
      zip.addReadStream(source, name, { mtime: now })
      await finished(source, abandoned)
    } finally {
      source.destroy()
    }
  }
  zip.end()
}
