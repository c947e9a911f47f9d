/** A version as it was written: a whole number that every database takes, or 0, which nothing stored has. */
export function readVersion(text: unknown): number {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** The version of a record that a form was made from; 0 when it names none. */
export function seenVersion(form: FormData, name = 'version'): number {
  return readVersion(form.get(name))
}
