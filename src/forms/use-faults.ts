import { useState } from 'react'
import type { FieldErrors } from './form-context.ts'

type Faults = {
  /** Beside the fields; a message goes as soon as its field is edited. */
  fields: FieldErrors
  /** In the summary: as found at the last check; what is corrected is struck off there, and nothing jumps. */
  found: FieldErrors
  /** Counts the checks; a new one brings the summary, and with it the focus, even when it says the same. */
  check: number
}

/** The messages of a form: beside its fields and in the summary above them. */
export function useFaults(initial: FieldErrors = {}) {
  const [faults, setFaults] = useState<Faults>({ fields: initial, found: initial, check: 0 })
  return {
    ...faults,
    report: (errors: FieldErrors) => setFaults(({ check }) => ({ fields: errors, found: errors, check: check + 1 })),
    clear: () => setFaults(({ check }) => ({ fields: {}, found: {}, check })),
    /** A field was edited: its message goes, and that of the list it belongs to. With the last one the summary goes, too. */
    edited(name: string) {
      setFaults((known) => {
        const rest = Object.entries(known.fields).filter(([each]) => each !== name && !name.startsWith(`${each}.`))
        if (rest.length === Object.keys(known.fields).length) return known
        return { ...known, fields: Object.fromEntries(rest), ...(rest.length === 0 && { found: {} }) }
      })
    },
  }
}
