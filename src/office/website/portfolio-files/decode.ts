import { UnreadableFile } from './import-row.ts'

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, index) => bytes[index] === byte)

/** Texts of UTF-16 are known by their mark, else by the zero beside each letter of their beginning. */
function wideEncoding(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const head = bytes.subarray(0, 200)
  const zeros = (odd: number) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length
  if (head.length < 4 || !head.includes(0)) return null
  return zeros(1) > head.length / 4 ? 'utf-16le' : zeros(0) > head.length / 4 ? 'utf-16be' : null
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Classic Mac OS and Excel's „CSV (Macintosh)“ end a line with CR alone. */
const isOfMac = (bytes: Uint8Array) => bytes.includes(0x0d) && !bytes.includes(0x0a)

/** Anything but UTF-8 comes from Windows or a Mac: neither knows an impossible byte. */
const asOneByte = (bytes: Uint8Array) => new TextDecoder(isOfMac(bytes) ? 'macintosh' : 'windows-1252').decode(bytes)

/** A table says nothing of its encoding. */
export function decodeTable(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  return wide ? new TextDecoder(wide).decode(bytes) : (strictly('utf-8', bytes) ?? asOneByte(bytes))
}

/**
 * As its first line declares it, UTF-8 without one; what does not decode so is windows-1252.
 * @throws UnreadableFile for an encoding that nobody knows.
 */
export function decodeXml(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 400))
  const declared = /<\?xml[^<>]*encoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  // Text in single bytes is no UTF-16, whatever its mark says.
  const encoding = /^utf-?16/i.test(declared) ? 'utf-8' : declared
  if (!isKnown(encoding)) throw new UnreadableFile(`Die Zeichenkodierung ${declared} wird nicht gelesen.`)
  return strictly(encoding, bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== ''
  } catch {
    return false
  }
}
