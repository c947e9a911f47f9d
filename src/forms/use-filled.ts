import { useLayoutEffect, useRef, useState } from 'react'
import type { Entered } from './entered.ts'
import type { FormStore } from './form-store.ts'

/** What the fields of a form begin with, which is what was entered or something to put in its place. */
export function useFilled(begin: Entered, store: FormStore) {
  const [values, setValues] = useState(begin)
  const [generation, setGeneration] = useState(0)
  const asked = useRef(0)
  const drawn = useRef(0)

  useLayoutEffect(() => {
    drawn.current = generation
  }, [generation])

  return {
    values,
    generation,
    /** The fields show what the store holds; false for a moment after `fill`. */
    isDrawn: () => drawn.current === asked.current,
    /** Shows these values in all fields, as if they had been typed. */
    fill(entered: Entered): void {
      asked.current += 1
      store.write(entered)
      setValues(entered)
      setGeneration((count) => count + 1)
    },
  }
}
