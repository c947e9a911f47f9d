export type Colleague = { id: string; name: string }

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('de')
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Names that may follow an @: the whole name, and each part of it that nobody else has. */
function callNames(team: readonly Colleague[]): { word: string; id: string }[] {
  const parts = team.flatMap(({ id, name }) =>
    fold(name)
      .split(/\s+/)
      .map((word) => ({ word, id })),
  )
  const own = parts.filter(
    ({ word, id }) => word !== '' && parts.every((other) => other.word !== word || other.id === id),
  )
  return [...team.map(({ id, name }) => ({ word: fold(name), id })), ...own].toSorted(
    (one, other) => other.word.length - one.word.length,
  )
}

/** Whom a note names with `@Jana Roth` or, where there is only one, `@Jana`. An e-mail address names nobody. */
export function findMentions(note: string, team: readonly Colleague[]): string[] {
  const text = fold(note)
  const names = callNames(team)
  const found = new Set<string>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (isLetter(text[at - 1])) continue
    const named = names.find(({ word }) => text.startsWith(word, at + 1) && !isLetter(text[at + 1 + word.length]))
    if (named) found.add(named.id)
  }
  return [...found]
}
