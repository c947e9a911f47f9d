import { site } from '#site'
import type { LibraryPicture } from './library-picture.ts'
import type { PicturePlace } from './picture-places.ts'

/** Finds the company's picture for a place of its pages; else the software's, where the company shows those. */
export function pictureAt<Standard>(place: PicturePlace, standard: Standard): Standard | LibraryPicture | null {
  const chosen = site.pictures[place]
  if (chosen !== undefined) return chosen
  return site.showsDemoPictures ? standard : null
}

/** Finds the company's pictures for these places, in their order, each once. */
export const picturesAt = (places: readonly PicturePlace[]): LibraryPicture[] =>
  places
    .flatMap((place) => site.pictures[place] ?? [])
    .filter(({ base }, index, all) => all.findIndex((other) => other.base === base) === index)
