import type { FileRule } from '../file-rules.ts'

const types = /^image\/(jpe?g|png|webp|hei[cf])$/

/** Whether a photo's ending, or where a phone gives it none, its type is one that the form takes. */
export function isPhotoName({ name, type }: { name: string; type: string }, rule: FileRule): boolean {
  return rule.extensions.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '') || types.test(type)
}

export const isHeic = ({ name, type }: { name: string; type: string }) =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(type)

/** „IMG_1.HEIC“ → „IMG_1.jpg“; a second photo of the same name (iPhones call each „image.jpg“) becomes „image-2.jpg“. */
export function jpegName(name: string, taken: readonly string[]): string {
  const bare = name.replace(/\.[^.]*$/, '') || 'Foto'
  const used = new Set(taken.map((each) => each.toLowerCase()))
  let number = 1
  const numbered = () => (number === 1 ? `${bare}.jpg` : `${bare}-${number}.jpg`)
  while (used.has(numbered().toLowerCase())) number += 1
  return numbered()
}
