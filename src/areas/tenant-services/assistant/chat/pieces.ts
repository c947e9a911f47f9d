/** A text split as by `String.split`, each piece with the place where it begins: a key that stays when text is added. */
export function pieces(text: string, separator: RegExp): { at: number; part: string }[] {
  let at = 0
  return text.split(separator).map((part) => {
    const piece = { at, part }
    at += part.length
    return piece
  })
}
