/** What the next word belongs to: a paragraph to its number, a number to its unit. */
const BEFORE = /(§|Abs\.|\d) (?=\d|Stunden|Prozent|Million|Euro|km\b)/g

const NBSP = '\u00a0'
/** Words with such a space between them. */
const TOGETHER = /([^ \n\u00a0]+(?:\u00a0[^ \n\u00a0]+)+)/

/**
 * „§ 556 Abs. 3“ and „48 Stunden“ stay on one line. The spaces in it stay plain ones, so that the text is found by a browser's
 * search and copied as it would be typed.
 */
export function KeepTogether({ text }: { text: string }) {
  return text
    .replaceAll(BEFORE, `$1${NBSP}`)
    .split(TOGETHER)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text do not change places
        <span key={index} className="whitespace-nowrap">
          {part.replaceAll(NBSP, ' ')}
        </span>
      ),
    )
}
