/** The beginning of a longer text, ended at a word: „Neustadt liegt am Hang …“. */
export function teaser(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : most).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')} …`
}
