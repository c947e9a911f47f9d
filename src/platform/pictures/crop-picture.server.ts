import type { LibraryPicture } from '../company/pictures/library-picture.ts'
import type { Config } from '../config.server.ts'
import { readMediaFile } from '../files/media-file.server.ts'
import { pictureFileName } from './files.server.ts'
import { sharp } from './sharp.server.ts'

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
