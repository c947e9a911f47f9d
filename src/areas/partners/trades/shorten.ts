const LONGEST = 45

/** A description for a card: at most 45 characters, a longer one ends after 42 with three dots (specification, chapter 2). */
export function shorten(text: string): string {
  const letters = Array.from(text)
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 3).join('')}...` : text
}
