/**
 * Keeps on one line, with the signs around it: a paragraph and its number, a number and its unit, a floor and its number, a
 * street and its house number, a postal code and its town, a telephone number, a reference, „E-Mail“, a slash and what it divides.
 */
export const TOGETHER =
  /((?:(?<!\S)\S+)?(?:(?:§|Abs\.|\d) (?:\d|Stunden|Prozent|Million|Euro|km\b)|\d\. (?:Ober|Unter)geschoss|\p{L} \d+\p{L}?(?:–\d+)?(?=, \d{5} |$)|(?<!\S)\d{5} \p{Lu}|\d \/ \d|(?<![-\w])(?:E-Mail|[\dA-Z]{4}-[\dA-Z]{4}(?![-\w]))| \/(?= (?!\d)))\S*)/u

/** Keeps together what belongs together in the texts of HTML of our own. */
export function keepTogether(html: string): string {
  const each = new RegExp(TOGETHER, 'gu')
  return html.replaceAll(/(?<=>)[^<]+/g, (text) => text.replaceAll(each, '<span class="inline-block">$1</span>'))
}
