import type { Refine } from './declare-form.ts'

/** One of these fields must be given; the message stands beside the first, in the order in which messages are read out. */
export function oneOf(wanted: readonly [string, ...string[]], message: string): Refine {
  return (errors, { values, names }) => {
    if (wanted.some((name) => values[name] !== null)) return errors
    const placeOf = (name: string) => names.indexOf(name.split('.')[0] ?? '')
    const all = Object.entries({ ...errors, [wanted[0]]: message })
    return Object.fromEntries(all.toSorted(([one], [other]) => placeOf(one) - placeOf(other)))
  }
}
