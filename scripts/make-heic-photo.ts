import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Made `src/platform/heic/phone-photo.heic`, which tests send: four plain quarters as a phone's sensor saw them, turned by its `irot`
 * box, with EXIF that says who, where and once more how it was held. Needs Debian's `libheif-examples` (heif-enc 1.15); run by hand.
 */
const target = join(import.meta.dirname, '../src/platform/heic/phone-photo.heic')
const quarters = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="#fff"/>
<rect width="48" height="32" fill="#e00000"/><rect x="48" width="48" height="32" fill="#00a000"/>
<rect y="32" width="48" height="32" fill="#0000d0"/></svg>`

const folder = mkdtempSync(join(tmpdir(), 'heic-'))
const [jpeg, heic] = [join(folder, 'photo.jpg'), join(folder, 'photo.heic')]
await sharp(Buffer.from(quarters))
  .withExif({
    IFD0: { Make: 'Telefonbau', Artist: 'Erika Muster' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 37/1 0/1' },
  })
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  .toFile(jpeg)
execFileSync('heif-enc', ['-q', '60', jpeg, '-o', heic])
writeFileSync(target, withTurn(readFileSync(heic)))
rmSync(folder, { recursive: true })

/** Adds the box by which phones turn a picture: 3 × 90° against the clock (ISO/IEC 23008-12, 6.5.10). */
function withTurn(bytes: Buffer): Buffer {
  const at = (type: string) => bytes.indexOf(type, 0, 'latin1') - 4
  const end = (type: string) => at(type) + bytes.readUInt32BE(at(type))
  const turn = Buffer.from('\0\0\0\x09irot\x03', 'latin1')
  const properties = (bytes[end('ipma') - 1] ?? 0) & 0x7f
  const added = turn.length + 1
  const grown = Buffer.from(bytes)
  for (const [type, more] of [
    ['meta', added],
    ['iprp', added],
    ['ipco', turn.length],
    ['ipma', 1],
  ] as const)
    grown.writeUInt32BE(bytes.readUInt32BE(at(type)) + more, at(type))
  // One item with properties; one more of them, and it must be understood.
  const count = at('ipma') + 18
  grown.writeUInt8((bytes[count] ?? 0) + 1, count)
  // Two items, each with its place in the file (heif-enc writes version 0, with a base of four bytes).
  for (const offset of [at('iloc') + 20, at('iloc') + 38])
    grown.writeUInt32BE(bytes.readUInt32BE(offset) + added, offset)
  return Buffer.concat([
    grown.subarray(0, end('ipco')),
    turn,
    grown.subarray(end('ipco'), end('ipma')),
    Buffer.from([0x80 | (properties + 1)]),
    grown.subarray(end('ipma')),
  ])
}
