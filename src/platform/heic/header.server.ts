/** The head of a HEIC file, read before anything in it is decoded. */
export type HeicHeader = { /** Of the largest picture in it, tiles and whole alike. */ pixels: number }

type Box = { type: string; start: number; end: number }

/** The first brand: what the decoder takes. AVIF has the same boxes under `avif`. */
const majorBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'])
const hevcBrand = /^(?:hei[cxms]|hev[cxms])$/
// A photo of 40 megapixels has some hundred tiles, each with an entry in one list.
const MOST_BOXES = 4096

/** Whether a file's first twelve bytes are those of HEIC. */
function beginsAsHeic(head: Buffer): boolean {
  return head.toString('latin1', 4, 8) === 'ftyp' && majorBrands.has(head.toString('latin1', 8, 12))
}

/**
 * Reads the boxes of a HEIC file (ISO/IEC 23008-12): brands that promise HEVC, an item that is HEVC, and the sizes.
 * @returns null when the structure is another one or broken
 */
export function readHeicHeader(bytes: Buffer): HeicHeader | null {
  const [first, ...others] = boxes(bytes, 0, bytes.length)
  if (first?.type !== 'ftyp' || !beginsAsHeic(bytes) || !brandsOf(bytes, first).some((brand) => hevcBrand.test(brand)))
    return null
  const meta = others.find(({ type }) => type === 'meta')
  if (!meta) return null
  // Four bytes of version and flags come first.
  const inside = boxes(bytes, meta.start + 4, meta.end)
  if (!itemTypes(bytes, inside).includes('hvc1')) return null
  const properties = within(bytes, within(bytes, inside, 'iprp'), 'ipco')
  const sizes = properties.filter(({ type, start, end }) => type === 'ispe' && end - start >= 12)
  if (sizes.length === 0) return null
  return {
    pixels: Math.max(...sizes.map(({ start }) => bytes.readUInt32BE(start + 4) * bytes.readUInt32BE(start + 8))),
  }
}

/** The boxes from `start`, as far as their sizes make sense. */
function boxes(bytes: Buffer, start: number, end: number): Box[] {
  const found: Box[] = []
  let at = start
  while (at + 8 <= end && found.length < MOST_BOXES) {
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1 && at + 16 <= end
    const header = isLong ? 16 : 8
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short
    // The last one may promise more than came: the decoder has the last word.
    if (size < header) return found
    const next = Math.min(at + size, end)
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + header, end: next })
    at = next
  }
  return found
}

const within = (bytes: Buffer, list: readonly Box[], type: string) =>
  list.filter((box) => box.type === type).flatMap(({ start, end }) => boxes(bytes, start, end))

function brandsOf(bytes: Buffer, { start, end }: Box): string[] {
  // After the first brand comes its version, then the compatible ones.
  const offsets = [start, ...Array.from({ length: Math.min(32, (end - start - 8) >> 2) }, (_, n) => start + 8 + 4 * n)]
  return offsets.map((offset) => bytes.toString('latin1', offset, offset + 4))
}

/** Lists the items' types: `hvc1`, `grid`, `Exif` … (item information of version 2 and 3, all that HEIC writes). */
function itemTypes(bytes: Buffer, inside: readonly Box[]): string[] {
  const list = inside.find(({ type }) => type === 'iinf')
  if (!list) return []
  const counted = bytes[list.start] === 0 ? 6 : 8
  return boxes(bytes, list.start + counted, list.end)
    .filter(({ type }) => type === 'infe')
    .map(({ start }) => start + (bytes[start] === 2 ? 8 : 10))
    .map((offset) => bytes.toString('latin1', offset, offset + 4))
}
