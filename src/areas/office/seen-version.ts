/**
 * The version of a record that a form was made from: a whole number that every database takes. 0, which nothing stored has, when the form
 * names none.
 */
export function seenVersion(form: FormData, name = 'version'): number {
  const text = form.get(name)
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0
}
