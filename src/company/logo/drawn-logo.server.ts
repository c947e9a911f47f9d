import path from 'node:path'
import type { Config } from '#platform/config.server.ts'
import { mediaFolder, publishMediaFile, readMediaFile } from '#platform/files/media-file.server.ts'
import { writeFileSafely } from '#platform/files/write-safely.server.ts'
import { oneAtATime } from '#platform/one-at-a-time.server.ts'
import { type ApartOutcome, type ApartSize, drawApart } from '#platform/pictures/draw-apart.server.ts'
import type { LogoFile } from './logo-file.ts'

type Where = Pick<Config, 'dataDir' | 'filesS3'>

/** Sharp in the largest icon, and in a letterhead eight times as wide as high. */
const MOST_WIDE = 2048
const MOST_HIGH = 1024

/** Staff wait for staff, never visitors for them, and nobody for many. */
const MOST_WAITING = 4
let waiting = 0
const inTurn = oneAtATime()

export async function drawInTurn(source: Buffer, size: ApartSize): Promise<ApartOutcome | 'busy'> {
  if (waiting >= MOST_WAITING) return 'busy'
  waiting += 1
  return inTurn(() => drawApart(source, size)).finally(() => (waiting -= 1))
}

/** The picture of a cleaned drawing, from which everything else is made. */
export function drawLogo({ bytes, width, height }: Pick<LogoFile, 'bytes' | 'width' | 'height'>) {
  const scale = Math.min(MOST_WIDE / width, MOST_HIGH / height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  // Drawn at this size, not enlarged.
  const sized = bytes.toString().replace('<svg ', `<svg width="${size.width}" height="${size.height}" `)
  return drawInTurn(Buffer.from(sized), { ...size, fit: 'contain' })
}

const drawnName = (name: string) => `${name}.png`

export async function keepDrawn(where: Where, name: string, png: Buffer): Promise<void> {
  await writeFileSafely(path.join(mediaFolder(where.dataDir), drawnName(name)), png)
  await publishMediaFile(where, drawnName(name))
}

/** Of a logo that was kept before its picture was, the picture is made now. Null: it cannot be drawn. */
export async function readDrawn(where: Where, logo: LogoFile): Promise<Buffer | null> {
  const kept = await readMediaFile(where, drawnName(logo.name))
  if (kept) return kept
  const drawn = await drawLogo(logo)
  if (drawn === 'busy' || !drawn.ok) return null
  await keepDrawn(where, logo.name, drawn.png)
  return drawn.png
}
