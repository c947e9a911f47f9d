import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'
import { createDraftKeeper, type DraftSource, nothingKept } from './draft-keeper.ts'

/** Keeps a form on this device while it is filled in. */
export function useDraft(formId: string, isOn: boolean, source: DraftSource) {
  const [state, setState] = useState(nothingKept)
  const [keeper] = useState(() => createDraftKeeper(formId, setState))
  useEffect(() => keeper.readFrom(source))
  useEffect(() => keeper.attach(), [keeper])
  return {
    ...keeper,
    state,
    begin(isOwn: (draft: Draft) => boolean, then: (draft: Draft | null) => void): void {
      if (isOn) keeper.begin(isOwn, then)
      else then(null)
    },
  }
}
