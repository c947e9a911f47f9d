/** Without an end in sight a long piece is let go at a space, so that a visitor sees that something comes. */
const LONGEST_WAIT = 240

/** Cuts a stream of words into whole sentences: what a sentence says can be judged before it is shown. */
export async function* sentencesOf(words: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const word of words) {
    rest += word
    for (let end = endOf(rest); end > 0; end = endOf(rest)) {
      yield rest.slice(0, end)
      rest = rest.slice(end)
    }
  }
  if (rest.trim() !== '') yield rest
}

/** Where the first sentence ends, its citations included; 0: not yet. „z. B.“, „§ 5 Abs. 3“ and „1. März“ end none. */
function endOf(text: string): number {
  for (const { index, 0: mark } of text.matchAll(
    /(?:[.!?:](?:\s*\[[^\]]{0,30}\])*(?=\s+(?:[\p{Lu}„"•-]|\d)|\s*\n)|\n+)\s*/gu,
  )) {
    const before = text.slice(0, index)
    if (mark.startsWith('.') && /(?:\b\p{L}|\b(?:Abs|Nr|Art|bzw|ca|Str|St|usw|inkl|max|mind|Tel)|\d)$/u.test(before))
      continue
    // A citation may still be on its way.
    if (index + mark.length >= text.length && !mark.includes('\n')) return 0
    return index + mark.length
  }
  if (text.length <= LONGEST_WAIT || isOpen(text)) return 0
  const space = text.lastIndexOf(' ')
  return space > 0 ? space + 1 : text.length
}

/** A tag, link or citation that has begun must not be cut in two. */
const isOpen = (text: string) => text.length < 4 * LONGEST_WAIT && /[[<(][^\])>]*$/.test(text)
