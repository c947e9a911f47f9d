import { sharp } from '#platform/pictures/sharp.server.ts'
import type { LogoFile } from './logo-file.ts'

type Size = { width: number; height: number }

/** How much of an icon its round corners take, as today's phones have them. */
const CORNER = 0.27
/** A mask may cut away what lies outside the inner 80 % (W3C, maskable icons). */
const SAFE = 0.8

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** A logo as PNG, as large as fits and in the middle. */
export async function rasterOf(logo: LogoFile, { width, height }: Size): Promise<Buffer> {
  // Drawn at this size, not enlarged.
  const own = () => Buffer.from(logo.bytes.toString().replace('<svg ', `<svg width="${width}" height="${height}" `))
  const source = logo.type === 'png' ? logo.bytes : (logo.drawn ?? own())
  return sharp()(source).resize(width, height, { fit: 'contain', background: clear }).png().toBuffer()
}

const square = (size: number): Size => ({ width: size, height: size })

/** Whether the icon fills its square to the edge: then it may be cut, and needs no ground. */
async function isFilled(icon: LogoFile): Promise<boolean> {
  const size = 32
  const { data } = await sharp()(await rasterOf(icon, square(size)))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].every((alpha, at) => {
    const [x, y] = [at % size, Math.floor(at / size)]
    const isEdge = x === 0 || y === 0 || x === size - 1 || y === size - 1
    return !isEdge || alpha > 250
  })
}

const packed = (drawing: ReturnType<ReturnType<typeof sharp>>) =>
  drawing.png({ compressionLevel: 9, palette: true }).toBuffer()

/** With round corners, on white where it does not fill its square: mails and home screens may be dark. */
export async function roundIcon(icon: LogoFile, size: number): Promise<Buffer> {
  const raster = sharp()(await squareIcon(icon, size))
  const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * CORNER}"/></svg>`
  return packed(raster.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }]))
}

/** Without corners of its own, for systems that cut it themselves. */
export async function squareIcon(icon: LogoFile, size: number): Promise<Buffer> {
  return (await isFilled(icon)) ? packed(sharp()(await rasterOf(icon, square(size)))) : onWhite(icon, size)
}

/** Draws an icon that a mask may cut: only its own edge, gone on, or white paper. */
export async function maskableIcon(icon: LogoFile, size: number): Promise<Buffer> {
  if (!(await isFilled(icon))) return onWhite(icon, size, SAFE * 0.75)
  const inner = Math.round(size * SAFE)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const edges = { top: before, left: before, bottom: after, right: after, extendWith: 'copy' as const }
  return packed(sharp()(await rasterOf(icon, square(inner))).extend(edges))
}

async function onWhite(icon: LogoFile, size: number, share = SAFE): Promise<Buffer> {
  const inner = await rasterOf(icon, square(Math.round(size * share)))
  const ground = { create: { ...square(size), channels: 3 as const, background: '#ffffff' } }
  return packed(sharp()(ground).composite([{ input: inner }]))
}

/** The icon as a drawing, with round corners where it fills its square; null when it is none. */
export async function iconDrawing(icon: LogoFile): Promise<string | null> {
  if (icon.type !== 'svg') return null
  const svg = icon.bytes.toString()
  if (!(await isFilled(icon))) return svg
  const inner = svg.replace('<svg ', '<svg width="48" height="48" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><clipPath id="rund"><rect width="48" height="48" rx="${48 * CORNER}"/></clipPath><g clip-path="url(#rund)">${inner}</g></svg>`
}

/** An ICO file is a directory of PNG files: 6 bytes of head, 16 bytes an entry, then the pictures. */
export async function icoOf(icon: LogoFile): Promise<Buffer> {
  const isRound = await isFilled(icon)
  const pngOf = (size: number) => (isRound ? roundIcon(icon, size) : rasterOf(icon, square(size)))
  const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await pngOf(size) })))
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
