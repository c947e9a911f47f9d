/** The first words of a text, at most `letters` of them, ended between words and by an ellipsis when something is left out. */
export function excerptOf(text: string, letters: number): string {
  if (text.length <= letters) return text
  const start = text.slice(0, letters)
  const end = start.lastIndexOf(' ')
  return `${(end > 0 ? start.slice(0, end) : start).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')} …`
}
