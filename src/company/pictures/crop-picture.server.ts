import type { LibraryPicture } from './library-picture.ts'
import type { Config } from '#platform/config.server.ts'
import { readMediaFile } from '#platform/files/media-file.server.ts'
import { pictureFileName } from '#platform/pictures/files.server.ts'
import { sharp } from '#platform/pictures/sharp.server.ts'

type Frame = { width: number; height: number }

const QUALITY = 80

/** A picture of the library as JPEG that fills a frame, with its point in sight as a page shows it. Null: its file is gone. */
export async function cropPicture(
  config: Pick<Config, 'dataDir' | 'filesS3'>,
  { base, widths, focusPoint }: LibraryPicture,
  frame: Frame,
): Promise<Buffer | null> {
  const key = base.slice(base.lastIndexOf('/') + 1)
  const bytes = await readMediaFile(config, pictureFileName(key, Math.max(...widths), 'webp'))
  if (bytes === null) return null
  const { width, height } = await sharp()(bytes).metadata()
  const scale = Math.max(frame.width / width, frame.height / height)
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  return sharp()(bytes)
    .resize({ ...whole, fit: 'fill' })
    .extract({
      ...frame,
      left: Math.round(((whole.width - frame.width) * focusPoint.x) / 100),
      top: Math.round(((whole.height - frame.height) * focusPoint.y) / 100),
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
