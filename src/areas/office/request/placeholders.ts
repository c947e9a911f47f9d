const PLACEHOLDER = /\{\{\s*(\w*)\s*\}\}/g

/** Puts in what a text leaves open: `{{anrede}}`. What nobody knows stays as it is. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** The names that a text leaves open. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')
}
