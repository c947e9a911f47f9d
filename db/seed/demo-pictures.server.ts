import path from 'node:path'
import { type DerivedPicture, derivePicture } from '#platform/pictures/derive.server.ts'
import type { DemoPictures } from './new-media.ts'
import { type PictureName, pictureTexts } from './picture-texts.ts'

export type Options = { pictureFolder?: string | undefined; say: (line: string) => void }

const LINE_EVERY = 10
// Two at a time fill the two cores of a small server and leave the rest of a larger one to the site.
const AT_ONCE = 2

/**
 * Derives all demo pictures into `dataDir/media`; a repeat takes half a second.
 * @param pictureFolder where the originals lie; the site is started in the repository's folder.
 */
export async function deriveDemoPictures(
  dataDir: string,
  { pictureFolder = path.resolve('db/seed/pictures'), say }: Options,
): Promise<DemoPictures> {
  const names = Object.keys(pictureTexts) as PictureName[]
  const waiting = names.values()
  const derived = new Map<PictureName, DerivedPicture>()
  const deriveNext = async () => {
    for (const name of waiting) {
      derived.set(name, await derivePicture(dataDir, path.join(pictureFolder, `${name}.webp`)))
      const done = derived.size
      if (done % LINE_EVERY === 0 && done < names.length) say(`${done} von ${names.length} Bildern sind fertig.`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, deriveNext))
  return derived
}
