import path from 'node:path'
import { derivePictures } from '#platform/pictures/derive-all.server.ts'
import type { DemoPictures } from './new-media.ts'
import { type PictureName, pictureTexts } from './picture-texts.ts'

type Options = { pictureFolder?: string | undefined; say: (line: string) => void }

const LINE_EVERY = 10

/**
 * Derives all demo pictures into `dataDir/media`; a repeat takes half a second.
 * @param pictureFolder where the originals lie; the site is started in the repository's folder.
 */
export async function deriveDemoPictures(
  dataDir: string,
  { pictureFolder = path.resolve('db/seed/pictures'), say }: Options,
): Promise<DemoPictures> {
  const names = Object.keys(pictureTexts) as PictureName[]
  const derived = await derivePictures(dataDir, {
    folder: pictureFolder,
    fileNames: names.map((name) => `${name}.webp`),
    onDone: (done, all) => {
      if (done % LINE_EVERY === 0 && done < all) say(`${done} von ${all} Bildern sind fertig.`)
    },
  })
  return new Map(
    names.flatMap((name) => {
      const picture = derived.get(`${name}.webp`)
      return picture ? [[name, picture] as const] : []
    }),
  )
}
