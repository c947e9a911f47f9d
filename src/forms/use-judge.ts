import { useState } from 'react'
import type { DeclaredForm } from './declare-form.ts'
import { createJudge, type FormRules } from './form-rules.ts'

/** Judges a form in the browser. The form is drawn anew when its schema has come: some steps tell at once what is amiss. */
export function useJudge(rules: FormRules | DeclaredForm) {
  const [judge] = useState(() => createJudge(rules))
  const [, setReady] = useState(false)
  return {
    ...judge,
    /** Somebody comes near the form: its schema is fetched, for the network may be gone later. */
    prepare() {
      if (judge.isReady()) return
      // Without a line it is asked for again, at the latest when it is needed.
      judge.prepare().then(
        () => setReady(true),
        () => {},
      )
    },
  }
}
