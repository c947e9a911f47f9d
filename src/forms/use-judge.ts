import { useState } from 'react'
import type { DeclaredForm } from './declare-form.ts'
import { createJudge, type FormRules } from './form-rules.ts'
import { prepareForm } from './prepare-form.ts'

/** Who judges a form in the browser. The form is drawn anew when its schema has come: some steps tell at once what is amiss. */
export function useJudge(rules: FormRules | DeclaredForm, holdsFiles: boolean, prepareMore?: () => void) {
  const [judge] = useState(() => createJudge(rules))
  const [, setReady] = useState(false)
  return {
    ...judge,
    /** Somebody comes near the form: what judges and sends it is fetched, for the network may be gone later. */
    prepare() {
      prepareForm(holdsFiles)
      prepareMore?.()
      // Without a line it is asked for again, at the latest when it is needed.
      judge.prepare().then(
        () => setReady(true),
        () => {},
      )
    },
  }
}
