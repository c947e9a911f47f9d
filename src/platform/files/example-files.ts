import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import type { FileRule } from '#values/file-rule.ts'

/** Small sound files and their hostile relatives, for tests. */

export function examplePdf(text = 'Lebenslauf'): Buffer {
  const body = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n% ${text}\n`
  const offset = Buffer.byteLength(body)
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
  )
}

/** Begins as an MP4 or a WebM does; nobody plays it. */
export function exampleVideo(ending: 'mp4' | 'webm' = 'mp4', sizeBytes = 1000): Buffer {
  const head = ending === 'mp4' ? '\0\0\0\x18ftypisom' : '\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm'
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(sizeBytes - head.length, 7)])
}

type Entry = {
  name: string
  content: string | Buffer /** What the list claims instead of the truth. */
  claimedBytes?: number
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A Word document with further parts; give `types` to change what its list of types says. */
export function exampleDocx({ further = [], types = MAIN }: { further?: Entry[]; types?: string } = {}): Buffer {
  return exampleZip([
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/word/document.xml" ContentType="${types}"/></Types>`,
    },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document><w:body><w:p>Lebenslauf</w:p></w:body></w:document>' },
    ...further,
  ])
}

/** A zip archive; all entries deflated. */
export function exampleZip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedBytes } of entries) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const nameBytes = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(claimedBytes ?? raw.length, 22)
    local.writeUInt16LE(nameBytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(claimedBytes ?? raw.length, 24)
    entry.writeUInt16LE(nameBytes.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, nameBytes, packed)
    list.push(entry, nameBytes)
    offset += local.length + nameBytes.length + packed.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** A Word 97 document's skeleton: header, one table of sectors, one directory with these streams. */
export function exampleDoc(streams: readonly string[] = ['WordDocument', '1Table']): Buffer {
  const file = Buffer.alloc(512 * 4)
  file.write('d0cf11e0a1b11ae1', 0, 'hex')
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 48) // The directory is sector 1 …
  file.fill(0xff, 76, 512)
  file.writeUInt32LE(0, 76) // … and the table of sectors sector 0.
  file.fill(0xff, 512, 1024)
  file.writeUInt32LE(0xfffffffd, 512)
  file.writeUInt32LE(0xfffffffe, 516)
  for (const [number, name] of ['Root Entry', ...streams].entries()) {
    const at = 1024 + 128 * number
    file.write(name, at, 'utf16le')
    file.writeUInt16LE(2 * name.length + 2, at + 64)
    file[at + 66] = number === 0 ? 5 : 2
  }
  return file
}

/** A black PNG of one bit per pixel: 32 MB of nothing for 256 megapixels fit into 32 KB. */
export function examplePng(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A rule with small limits. */
export function exampleRule(different: Partial<FileRule> = {}): FileRule {
  return {
    kind: 'document',
    extensions: ['pdf', 'doc', 'docx'],
    maxBytes: 5000,
    atMost: 1,
    required: null,
    messages: {
      tooLarge: (name) => `${name} zu groß`,
      tooMany: 'zu viele',
      wrongType: (name) => `${name} falsche Art`,
      empty: (name) => `${name} leer`,
    },
    ...different,
  }
}
