import type { FileHandle } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { readAt } from './read-at.server.ts'
import { contentOffset, readZipDirectory, type ZipEntry } from './zip-directory.server.ts'

/** More is no letter, but made to fill memory and disk when it is unpacked. */
const MOST_ENTRIES = 500
const LARGEST_RATIO = 100
/** Small parts may be all blanks; they cannot fill a disk. */
const RATIO_COUNTS_FROM_BYTES = 64 * 1024
const TYPES_PART = '[Content_Types].xml'
const LARGEST_TYPES_PART = 256 * 1024
const MAIN_PART = /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml/

export type WordVerdict = 'sound' | 'macros' | 'no'

/** Whether a zip archive is a Word document (ECMA-376) without macros that cannot explode. Of its parts only the list of types is unpacked. */
export async function judgeWordDocument(file: FileHandle, sizeBytes: number): Promise<WordVerdict> {
  const entries = await readZipDirectory(file, sizeBytes, MOST_ENTRIES)
  if (entries === null || !entries.every(isHarmless) || ratioOf(entries, sizeBytes) > LARGEST_RATIO) return 'no'
  if (
    entries.some(({ name }) =>
      /vba(?:project|data)|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|com|msi|lnk|hta|jar)$/i.test(name),
    )
  )
    return 'macros'
  const types = entries.filter(({ name }) => name === TYPES_PART)
  if (types.length !== 1 || types[0] === undefined || !entries.some(({ name }) => name === 'word/document.xml'))
    return 'no'
  const text = await unpackText(file, types[0])
  if (text === null) return 'no'
  if (/macroEnabled|vbaProject|vbaData/i.test(text)) return 'macros'
  return MAIN_PART.test(text) ? 'sound' : 'no'
}

function isHarmless(entry: ZipEntry): boolean {
  const { name, method, isEncrypted, compressedBytes, uncompressedBytes } = entry
  const ratio = uncompressedBytes / Math.max(1, compressedBytes)
  return (
    !isEncrypted &&
    (method === 8 || (method === 0 && compressedBytes === uncompressedBytes)) &&
    !name.includes('..') &&
    !/^[/\\]|\0|^[a-z]:/i.test(name) &&
    (uncompressedBytes < RATIO_COUNTS_FROM_BYTES || ratio <= LARGEST_RATIO)
  )
}

function ratioOf(entries: readonly ZipEntry[], sizeBytes: number): number {
  return entries.reduce((sum, { uncompressedBytes }) => sum + uncompressedBytes, 0) / Math.max(1, sizeBytes)
}

async function unpackText(file: FileHandle, entry: ZipEntry): Promise<string | null> {
  const start = await contentOffset(file, entry)
  if (start === null || entry.compressedBytes > LARGEST_TYPES_PART) return null
  const packed = await readAt(file, start, entry.compressedBytes)
  try {
    const bytes = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: LARGEST_TYPES_PART })
    return decode(bytes)
  } catch {
    return null // It is not what the list says, or larger than allowed.
  }
}

/** XML may come as UTF-16 (with its byte order mark), where a search for plain letters would find nothing. */
function decode(bytes: Buffer): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}
