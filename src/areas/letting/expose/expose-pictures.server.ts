import type { Config } from '#platform/config.server.ts'
import { readMediaFile } from '#platform/files/media-file.server.ts'
import { pictureFileName } from '#platform/pictures/files.server.ts'
import { sharp } from '#platform/pictures/sharp.server.ts'
import type { Picture } from '#ui/picture/picture.ts'

/** Points are 1/72 of an inch: twice as many pixels are sharp enough on paper. */
const PIXELS_PER_POINT = 2.2
const QUALITY = 78

export type Frame = { width: number; height: number }

/** The picture as JPEG: cropped to the frame around its focus, a drawing whole. Null when its file is gone. */
export async function readForPaper(
  config: Pick<Config, 'dataDir' | 'filesS3'>,
  picture: Picture,
  { width, height }: Frame,
): Promise<Buffer | null> {
  const pixels = { width: Math.round(width * PIXELS_PER_POINT), height: Math.round(height * PIXELS_PER_POINT) }
  const wanted = picture.widths.find((each) => each >= pixels.width) ?? picture.widths.at(-1) ?? 0
  const key = picture.base.slice(picture.base.lastIndexOf('/') + 1)
  const bytes = await readMediaFile(config, pictureFileName(key, wanted, 'webp'))
  if (bytes === null) return null
  const fit = picture.isDrawing
    ? ({ fit: 'inside', withoutEnlargement: true } as const)
    : ({ fit: 'cover', position: (picture.focus ?? 'center').replace('-', ' ') } as const)
  return sharp()(bytes)
    .resize({ ...pixels, ...fit })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
