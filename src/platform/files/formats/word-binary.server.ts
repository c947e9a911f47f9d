import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at.server.ts'
import type { WordVerdict } from './word-document.server.ts'

// Compound File Binary Format, [MS-CFB] 2.2 and 2.6.
const SIGNATURE = 'd0cf11e0a1b11ae1'
const HEADER_BYTES = 512
const FAT_LIST_OFFSET = 76
const FATS_IN_HEADER = 109
const LAST_SECTOR = 0xfffffffa
const ENTRY_BYTES = 128
/** A directory of 128 sectors holds more streams than any letter. */
const MOST_SECTORS = 128

/** Whether an OLE2 file is a Word 97–2003 document without macros: its directory names what it holds. */
export async function judgeWordBinary(file: FileHandle, sizeBytes: number): Promise<WordVerdict> {
  const header = await readAt(file, 0, HEADER_BYTES)
  if (header.length < HEADER_BYTES || header.toString('hex', 0, 8) !== SIGNATURE) return 'no'
  const shift = header.readUInt16LE(30)
  if (header.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12)) return 'no'
  const sectorBytes = 1 << shift
  if (sizeBytes < 3 * sectorBytes) return 'no'

  const names = await readNames(file, header, { sectorBytes, sizeBytes })
  if (names === null || names[0] !== 'Root Entry' || !names.includes('WordDocument')) return 'no'
  return names.some((name) => /^(?:Macros|_?VBA.*|.?Ole10Native)$/i.test(name)) ? 'macros' : 'sound'
}

type Layout = { sectorBytes: number; sizeBytes: number }

/** The names in the directory, or null when its chain of sectors leads out of the file or round in a circle. */
async function readNames(
  file: FileHandle,
  header: Buffer,
  { sectorBytes, sizeBytes }: Layout,
): Promise<string[] | null> {
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes
  const perSector = sectorBytes / 4
  const names: string[] = []
  let sector = header.readUInt32LE(48)
  for (let count = 0; sector < LAST_SECTOR; count++) {
    if (count >= MOST_SECTORS || offsetOf(sector) >= sizeBytes) return null
    const directory = await readAt(file, offsetOf(sector), sectorBytes)
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) names.push(...nameAt(directory, at))

    const fat = Math.floor(sector / perSector)
    // Larger files list further sectors elsewhere; a directory lies at their beginning or end, so this is rare: refused.
    if (fat >= FATS_IN_HEADER) return null
    const fatSector = header.readUInt32LE(FAT_LIST_OFFSET + 4 * fat)
    if (fatSector >= LAST_SECTOR || offsetOf(fatSector) >= sizeBytes) return null
    const next = await readAt(file, offsetOf(fatSector) + 4 * (sector % perSector), 4)
    if (next.length < 4) return null
    sector = next.readUInt32LE(0)
  }
  return names
}

function nameAt(directory: Buffer, at: number): string[] {
  const bytes = directory.readUInt16LE(at + 64) // with the zero at its end
  const type = directory[at + 66]
  if (type === 0 || bytes < 2 || bytes > 64) return []
  return [directory.toString('utf16le', at, at + bytes - 2)]
}
