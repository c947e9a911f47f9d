/** The text for each name; null: not known now. */
export type PlaceholderValues = Readonly<Record<string, string | null>>

/** Anything between two pairs of braces. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/**
 * „{{ort}}“ → „Jena“. The text is read once, so that braces in a value are never a placeholder themselves. What has no value stays as
 * it is.
 */
export const fillBy = (text: string, valueOf: (name: string) => string | null | undefined): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => valueOf(name.trim()) ?? whole)

/** As above, from a list. */
export const fillIn = (text: string, values: PlaceholderValues): string =>
  fillBy(text, (name) => (Object.hasOwn(values, name) ? values[name] : null))
