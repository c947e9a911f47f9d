import { oneLine } from '#values/one-line.ts'

/**
 * Text as searches compare it: lower case, ä→ae, ö→oe, ü→ue, ß→ss, other accents stripped, everything that is neither
 * letter nor digit folded to one space. Stored `search_text` and typed terms both go through here, so SQLite and
 * PostgreSQL find "Übergabe" for "uebergabe" and "ÜBER" alike (their own LIKE only knows ASCII case).
 */
export function foldText(text: string): string {
  return oneLine(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A LIKE pattern that finds the folded term anywhere. A folded term holds no LIKE wildcard, so nothing is escaped. */
export function containsPattern(term: string): string {
  return `%${foldText(term)}%`
}
