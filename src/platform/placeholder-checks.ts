import { PLACEHOLDER } from './placeholders.ts'

/** Each placeholder of a text with its place, in order. */
export function findPlaceholders(text: string): { name: string; start: number; end: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    name: match[1]?.trim() ?? '',
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
