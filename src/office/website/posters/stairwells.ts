const LONGEST = 60
/** More are a mistake. */
const MOST = 12

/** „links, rechts“ → a page for each; nothing typed is the page for the house's door. */
export function stairwellsOf(typed: string): string[] {
  const names = typed
    .split(',')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST))
    .filter(Boolean)
    .slice(0, MOST)
  return names.length === 0
    ? ['']
    : names.map((name) => (/treppenhaus|aufgang|eingang/i.test(name) ? name : `Treppenhaus ${name}`))
}
