import { site } from '#site'
import { picturePlaces } from './picture-places.ts'

/** Whether pages show pictures that a computer made: the software's are, and others say so in their description. */
export const showsVisualisations = (): boolean =>
  (site.showsDemoPictures && picturePlaces.some((place) => site.pictures[place] === undefined)) ||
  Object.values(site.pictures).some((picture) => picture?.alt.startsWith('Visualisierung'))
