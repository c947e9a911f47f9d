/** As many pages has the PDF that is made of an input's pictures. */
export const MOST_PICTURES = 20

type Rule = { atMost: number; maxBytes: number; pictures?: { tooMany: string }; messages: { tooMany: string } }

/** Why these files cannot be taken together. Pictures that become one PDF count as one file, with all their bytes. */
export function faultTogether(
  { atMost, maxBytes, pictures: joined, messages }: Rule,
  files: readonly { size: number; isPicture: boolean }[],
): string | null {
  const pictures = joined ? files.filter(({ isPicture }) => isPicture) : []
  if (files.length - pictures.length + Math.min(pictures.length, 1) > atMost) return messages.tooMany
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0)
  const isTooMuch = pictures.length > MOST_PICTURES || (pictures.length > 1 && bytes > maxBytes)
  return joined && isTooMuch ? joined.tooMany : null
}
