import path from 'node:path'
import type { Config } from '../config.server.ts'
import { objectStore } from '../files/s3.server.ts'
import type { DerivedPicture } from './derive.server.ts'
import { mediaFolder, pictureFileName, pictureFormats } from './files.server.ts'

/** Gives a derived picture to all servers, before a row names it. Without an object store the folder is enough. */
export async function publishPicture(
  { dataDir, filesS3 }: Pick<Config, 'dataDir' | 'filesS3'>,
  { storageKey, widths }: Pick<DerivedPicture, 'storageKey' | 'widths'>,
): Promise<void> {
  if (filesS3 === null) return
  for (const width of widths) {
    for (const format of pictureFormats) {
      const name = pictureFileName(storageKey, width, format)
      await objectStore(filesS3).put(`media/${name}`, path.join(mediaFolder(dataDir), name))
    }
  }
}
