export const HEADER_ID = 'seitenkopf'

/** Stands in the document's head: browsers that know `expect` paint nothing before the header is read whole. */
export function FirstPaint() {
  return <link rel="expect" href={`#${HEADER_ID}`} blocking="render" />
}
