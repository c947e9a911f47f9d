/** Makes every icon in `public` from `public/favicon.svg`. Run it after a change of the drawing; the files are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../public')
const drawing = await readFile(join(folder, 'favicon.svg'), 'utf8')
// Systems that cut the icon themselves get the full square.
const square = drawing.replace(' rx="13"', '')

const render = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/**
 * A mask may cut away what lies outside the inner 80 % (W3C, maskable icons): the drawing is made smaller, and the river
 * goes on to the edge.
 */
const maskable = square
  .replace('M48 8', 'M67 9.7 48 8')
  .replace('27 48H48V39.5', '27 48L67 64V40.5L48 39.5')
  .replace('48 11.9Z', '48 11.9L67 12.4Z')
  .replace('d="M0 0h48v48H0z"', 'd="M-9-9h66v66H-9z"')
  .replace('<g clip-path="url(#a)">', '<g transform="translate(3.6 3.84) scale(.84)">')

/** An ICO file is a directory of PNG files: 6 bytes of head, 16 bytes an entry, then the pictures. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const write = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes)
for (const size of [192, 512]) {
  await write(`icon-${size}.png`, await render(drawing, size))
  await write(`icon-maskable-${size}.png`, await render(maskable, size))
}
await write('apple-touch-icon.png', await render(square, 180))
const inIco = []
for (const size of [16, 32, 48]) inIco.push({ size, png: await render(drawing, size) })
await write('favicon.ico', ico(inIco))
