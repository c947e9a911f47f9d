/** Pixels of the screen. */
export type ShownSize = { width: number; height: number }

/** As much as a phone of 390 pixels has room for. */
const LONGEST_SIDE = 320

/** How large the picture is shown on which its point is chosen: the server must know it, to tell the place of a click. */
export function shownSize({ width, height }: ShownSize): ShownSize {
  const scale = LONGEST_SIDE / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Where a click lies, in whole per cent. */
export function percentAt(pixels: number, of: number): number {
  return Math.min(100, Math.max(0, Math.round((100 * pixels) / of)))
}
