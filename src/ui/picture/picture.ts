/**
 * A picture with its derived sizes. `base` is the address without width and format: `/media/3fa1…` has the files
 * `/media/3fa1…-480.avif`, `/media/3fa1…-480.webp` and so on for every width in `widths` (CSS pixels, ascending).
 * `width` × `height` are the original's pixels; `color` is its dominant colour as `#rrggbb`; `alt` is German.
 */
export type Picture = {
  base: string
  widths: number[]
  width: number
  height: number
  color: string
  alt: string
  /** Stays in sight when a frame crops it: `left-top` … `right-bottom`; without one the centre. */
  focus?: PictureFocus
  /** The same in per cent from the left and from the top; it comes before `focus`. */
  focusPoint?: FocusPoint
  /** A floor plan: no frame may crop it. */
  isDrawing?: true
  title?: string | null
  description?: string | null
}

/** In reading order: the nine fields of a picture. */
export const pictureFocuses = [
  'left-top',
  'top',
  'right-top',
  'left',
  'center',
  'right',
  'left-bottom',
  'bottom',
  'right-bottom',
] as const

/** Per cent of the picture, 0 to 100 in steps of five: each is a class. */
export type FocusPoint = { x: number; y: number }

export type PictureFocus = (typeof pictureFocuses)[number]

/** Address of the largest derived file: what a thumbnail links to. */
export function fullPicture(picture: Picture): string {
  return `${picture.base}-${picture.widths.at(-1) ?? picture.width}.webp`
}

/**
 * `sizes` of a picture as wide as the window. Phones have three dots where the eye tells two, so they take a file of three quarters of
 * their width: 40 % fewer bytes. Pictures across a phone's column say 75vw for the same reason.
 */
export const FULL_WIDTH = '(min-width: 48rem) 100vw, 75vw'
