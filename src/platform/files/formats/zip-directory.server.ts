import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at.server.ts'

/** A zip archive's list of contents (PKWARE APPNOTE 6.3, 4.3.12), read without unpacking anything. */
export type ZipEntry = {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  isEncrypted: boolean
  compressedBytes: number
  /** As the list says; a lie shows when it is unpacked. */
  uncompressedBytes: number
  headerOffset: number
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const HEADER_MARK = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEADER_BYTES = 30
const LONGEST_COMMENT = 65_535
/** 500 entries with long names and extras. */
const LARGEST_LIST = 512 * 1024

/**
 * The entries in the order of the list, or null when it is no sound archive: broken off, something before or after it, entries
 * that overlap (as in archives made to explode), ZIP64, several disks, more than `maxEntries`.
 */
export async function readZipDirectory(
  file: FileHandle,
  sizeBytes: number,
  maxEntries: number,
): Promise<ZipEntry[] | null> {
  const end = await findEnd(file, sizeBytes)
  if (end === null || end.count > maxEntries || end.listBytes > LARGEST_LIST) return null
  if (end.listOffset + end.listBytes !== end.offset) return null
  const list = await readAt(file, end.listOffset, end.listBytes)
  const entries = readEntries(list, end.count)
  return entries !== null && (await lieApart(file, entries, end.listOffset)) ? entries : null
}

async function findEnd(file: FileHandle, sizeBytes: number) {
  const start = Math.max(0, sizeBytes - END_BYTES - LONGEST_COMMENT)
  const tail = await readAt(file, start, sizeBytes - start)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_MARK) continue
    // The comment must end with the file, or something hangs on behind.
    if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    const isOneDisk = tail.readUInt32LE(at + 4) === 0 && tail.readUInt16LE(at + 8) === tail.readUInt16LE(at + 10)
    if (!isOneDisk) return null
    return {
      offset: start + at,
      count: tail.readUInt16LE(at + 10),
      listBytes: tail.readUInt32LE(at + 12),
      listOffset: tail.readUInt32LE(at + 16),
    }
  }
  return null
}

function readEntries(list: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = 0
  for (let number = 0; number < count; number++) {
    if (at + ENTRY_BYTES > list.length || list.readUInt32LE(at) !== ENTRY_MARK) return null
    const nameBytes = list.readUInt16LE(at + 28)
    const next = at + ENTRY_BYTES + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    if (next > list.length) return null
    entries.push({
      name: list.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      method: list.readUInt16LE(at + 10),
      isEncrypted: (list.readUInt16LE(at + 8) & 1) === 1,
      compressedBytes: list.readUInt32LE(at + 20),
      uncompressedBytes: list.readUInt32LE(at + 24),
      headerOffset: list.readUInt32LE(at + 42),
    })
    at = next
  }
  return at === list.length ? entries : null
}

/** Every entry begins with its own header, and none reaches into the next one or into the list. */
async function lieApart(file: FileHandle, entries: readonly ZipEntry[], listOffset: number): Promise<boolean> {
  let free = 0
  for (const entry of entries.toSorted((a, b) => a.headerOffset - b.headerOffset)) {
    const start = await contentOffset(file, entry)
    if (start === null || entry.headerOffset < free || (free === 0 && entry.headerOffset !== 0)) return false
    free = start + entry.compressedBytes
  }
  return free <= listOffset
}

/** Where an entry's content begins, or null when its own header says something else than the list. */
export async function contentOffset(file: FileHandle, entry: ZipEntry): Promise<number | null> {
  const header = await readAt(file, entry.headerOffset, HEADER_BYTES)
  if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== HEADER_MARK) return null
  const nameBytes = header.readUInt16LE(26)
  const name = await readAt(file, entry.headerOffset + HEADER_BYTES, nameBytes)
  if (name.toString('utf8') !== entry.name) return null
  return entry.headerOffset + HEADER_BYTES + nameBytes + header.readUInt16LE(28)
}
