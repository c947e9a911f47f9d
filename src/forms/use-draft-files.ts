import { useEffect, useRef, useState } from 'react'
import { markRestored, type NamedFile, restoreFiles } from './chosen-files.ts'

/** `failed`: this device could not keep the files, or has lost them. */
export type KeptFiles = 'none' | 'kept' | 'failed'

type DraftFilesOptions = {
  /** Names the draft of this tab; null until it is found. */
  place: () => string | null
  form: () => HTMLFormElement | null
  /** What is chosen now, when all of it is ready to be sent. */
  read: () => Promise<readonly NamedFile[]>
}

/** It comes when somebody comes near the form, for the network may be gone later. */
export const storage = () => import('./draft-files.ts')

/** Keeps the files of a form on this device while it is filled in, beside the draft of its texts. */
export function useDraftFiles({ place, form, read }: DraftFilesOptions) {
  const [state, setState] = useState<KeptFiles>('none')
  const [back, setBack] = useState<{ files: readonly NamedFile[]; done: () => void } | null>(null)
  // One after the other: the latest choice is the one that stays.
  const work = useRef<Promise<unknown>>(Promise.resolve())
  const isSaving = useRef(false)

  // After the fields have begun anew with the draft's texts.
  useEffect(() => {
    const element = form()
    if (!back || !element) return
    restoreFiles(element, back.files)
    back.done()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each reading
  }, [back])

  function next<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = work.current.then(act)
    work.current = done.catch(() => {})
    return done
  }

  return {
    state,
    save(): void {
      // One that waits for the files to be ready reads the latest choice anyway.
      if (isSaving.current) return
      isSaving.current = true
      void next(async () => {
        const files = await read().finally(() => (isSaving.current = false))
        const id = place()
        const isKept = await storage().then(
          ({ saveDraftFiles }) => id !== null && saveDraftFiles(id, files),
          () => false,
        )
        setState(files.length === 0 ? 'none' : isKept ? 'kept' : 'failed')
      })
    },
    /** Puts what was kept, and `chosen` beside it, into the form. Resolves then with whether all `expected` files are there. */
    load(expected: number, chosen: readonly NamedFile[]): Promise<boolean> {
      return next(async () => {
        const id = place()
        const kept = await storage().then(
          ({ loadDraftFiles }) => (id === null ? [] : loadDraftFiles(id)),
          () => [],
        )
        for (const [, file] of kept) markRestored(file)
        await new Promise<void>((done) => setBack({ files: [...kept, ...chosen], done }))
        setState(kept.length < expected ? 'failed' : kept.length > 0 ? 'kept' : 'none')
        return kept.length >= expected
      })
    },
    /** Those of drafts that were too old. */
    forgetOld(formId: string): void {
      void next(async () => {
        if ((await indexedDB.databases()).length > 0) await (await storage()).dropFilesWithoutDraft(formId)
      })
    },
    drop(): void {
      const id = place()
      if (id === null) return
      setState('none')
      void next(() => storage().then(({ dropDraftFiles }) => dropDraftFiles(id)))
    },
  }
}
