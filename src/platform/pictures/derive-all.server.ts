import path from 'node:path'
import { type DerivedPicture, derivePicture } from './derive.server.ts'

// Two at a time fill the two cores of a small server and leave the rest of a larger one to the site.
const AT_ONCE = 2

/**
 * Derives many pictures, two at a time.
 * @param sources file name in `folder` by file name; repeated names are made once.
 * @param onDone called after each picture with how many are done.
 * @returns the pictures by file name.
 * @throws PictureRefused for the first picture that is none.
 */
export async function derivePictures(
  dataDir: string,
  { folder, fileNames, onDone }: { folder: string; fileNames: string[]; onDone?: (done: number, all: number) => void },
): Promise<Map<string, DerivedPicture>> {
  const waiting = [...new Set(fileNames)]
  const all = waiting.length
  const derived = new Map<string, DerivedPicture>()
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      derived.set(name, await derivePicture(dataDir, path.join(folder, name)))
      onDone?.(derived.size, all)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return derived
}
