/** What stands for each name; null: not known now. */
export type PlaceholderValues = Readonly<Record<string, string | null>>

type Lookup = (name: string) => string | null | undefined

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

const nameOf = (match: RegExpMatchArray) => match[1]?.trim() ?? ''

/**
 * „{{ort}}“ → „Jena“. The text is read once, so that braces in a value are never a placeholder themselves. What has no value stays as
 * it is.
 */
export function fillIn(text: string, values: PlaceholderValues | Lookup): string {
  const valueOf: Lookup =
    typeof values === 'function' ? values : (name) => (Object.hasOwn(values, name) ? values[name] : null)
  return text.replaceAll(PLACEHOLDER, (whole, given: string) => valueOf(given.trim()) ?? whole)
}

/** Each placeholder of a text with its place, in order. */
export function findPlaceholders(text: string): { name: string; start: number; end: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    name: nameOf(match),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The names in a text, each once. */
export const placeholdersIn = (text: string): string[] => [...new Set(findPlaceholders(text).map(({ name }) => name))]

export const shownPlaceholders = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ')

/** Null: every placeholder is whole. */
export function halfPlaceholder(text: string): string | null {
  return /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ''))
    ? 'Ein Platzhalter ist nicht vollständig: Er steht zwischen zwei öffnenden und zwei schließenden Klammern, zum Beispiel {{firma}}.'
    : null
}

/** Why a text may not be stored where only these names mean something. Null: it may. */
export function wrongPlaceholder(text: string, known: readonly string[]): string | null {
  const wrong = placeholdersIn(text).find((name) => !known.includes(name))
  if (wrong === undefined) return halfPlaceholder(text)
  return `{{${wrong}}} gibt es nicht. Möglich sind: ${shownPlaceholders(known)}.`
}
