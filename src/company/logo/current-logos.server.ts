import { drawnLogos, type LogoFiles } from '../look.server.ts'
import { rasterOf } from './draw-icons.server.ts'

let current: LogoFiles = drawnLogos({ brand_color: '' })
let letterhead: { of: Buffer; png: Promise<Buffer> } | null = null

/** The logos of `site`, whose pages know addresses only. */
export const logoFiles = (): LogoFiles => current

export function setLogoFiles(files: LogoFiles): void {
  current = files
}

/** Pixels of a letterhead's logo: 600 to the inch. */
const PRINTED_HEIGHT = 234

/** In a thread that draws, which has no logos of its own. */
export function usePrintedLogo(png: Uint8Array): void {
  letterhead = { of: current.light.bytes, png: Promise.resolve(Buffer.from(png)) }
}

/** The logo as a PDF can hold it. */
export function printedLogo(): Promise<Buffer> {
  const { light } = current
  if (letterhead?.of === light.bytes) return letterhead.png
  const width = Math.max(1, Math.round((PRINTED_HEIGHT * light.width) / light.height))
  const png = rasterOf(light, { width, height: PRINTED_HEIGHT })
  letterhead = { of: light.bytes, png }
  return png
}
