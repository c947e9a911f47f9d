/** Options of a select. A value from a shared address stays chosen although nobody could have chosen it here. */
export function optionsWith(values: readonly string[], current: string) {
  const all = current === '' || values.includes(current) ? values : [current, ...values]
  return all.map((value) => ({ value, label: value }))
}
