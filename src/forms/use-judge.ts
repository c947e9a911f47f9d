import { useState } from 'react'
import { preloadUpload } from './deliver.ts'
import { createJudge, type FormRules } from './form-rules.ts'

/** Who judges a form in the browser. The form is drawn anew when its schema has come: some steps tell at once what is amiss. */
export function useJudge(rules: FormRules, holdsFiles: boolean) {
  const [judge] = useState(() => createJudge(rules.load))
  const [, setReady] = useState(false)
  return {
    ...judge,
    /** Somebody comes near the form: what judges and sends it is fetched, for the network may be gone later. */
    prepare() {
      if (judge.isReady()) return
      if (holdsFiles) preloadUpload()
      // Without a line it is asked for again, at the latest when it is needed.
      judge.prepare().then(
        () => setReady(true),
        () => {},
      )
    },
  }
}
