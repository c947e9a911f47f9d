import { foldText } from '#platform/fold.ts'

/** A flat as the forms offer it: `label` names it with its house. */
export type FlatOption = { id: string; label: string; house: string; propertyName: string }

/** Leaves out what a browser needs not know. */
export const flatOption = ({ id, label, house, propertyName }: FlatOption): FlatOption => ({
  id,
  label,
  house,
  propertyName,
})

/**
 * Those in which every typed word stands: „mainzerstr 5“, „alte schule 3“. A number is a whole one, so that „1“ is not every
 * postal code, or the first digits of a long one.
 */
export function findFlats(flats: readonly FlatOption[], typed: string): FlatOption[] {
  const wanted = foldText(typed).split(' ').filter(Boolean)
  if (wanted.length === 0) return [...flats]
  return flats.filter(({ label, propertyName }) => {
    const words = foldText(`${label} ${propertyName}`).split(' ')
    const text = words.join('')
    return wanted.every((word) =>
      /^\d/.test(word) ? words.some((each) => isSameNumber(each, word)) : text.includes(word),
    )
  })
}

/** „4“ finds „4“ and „4a“, not „42“. */
function isSameNumber(known: string, typed: string): boolean {
  return known.startsWith(typed) && (typed.length > 2 || !/^\d/.test(known.slice(typed.length)))
}
