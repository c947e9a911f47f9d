import type { Config } from '../config.server.ts'
import { publishMediaFile } from '../files/media-file.server.ts'
import type { DerivedPicture } from './derive.server.ts'
import { pictureFileName, pictureFormats } from './files.server.ts'

/** Gives every size of a derived picture to all servers, before a row names it. */
export async function publishPicture(
  config: Pick<Config, 'dataDir' | 'filesS3'>,
  { storageKey, widths }: Pick<DerivedPicture, 'storageKey' | 'widths'>,
): Promise<void> {
  for (const width of widths) {
    for (const format of pictureFormats) await publishMediaFile(config, pictureFileName(storageKey, width, format))
  }
}
