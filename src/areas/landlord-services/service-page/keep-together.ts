/** „§ 556 Abs. 3“ and „48 Stunden“ stay on one line. */
export function keepTogether(text: string): string {
  return text.replaceAll(/(§|Abs\.|\d+) (?=\d|Stunden|Prozent)/g, '$1\u00A0')
}
