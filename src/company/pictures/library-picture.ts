import type { DerivedPicture } from '#platform/pictures/derive.server.ts'
import type { PicturePlace } from './picture-places.ts'

/** A picture of the company's library, as the browser gets it: a `Picture` of `ui/picture`. */
export type LibraryPicture = Omit<DerivedPicture, 'storageKey'> & {
  alt: string
  /** Stays in sight when a frame crops it, in per cent from the left and from the top, in steps. */
  focusPoint: { x: number; y: number }
}

/** A frame follows the point as finely as there are classes for it. */
const STEP = 5

export const inSteps = (percent: number) => Math.round(percent / STEP) * STEP

/** By place; null: none shall be shown there. */
export type ChosenPictures = Partial<Record<PicturePlace, LibraryPicture | null>>
