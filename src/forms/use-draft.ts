import { useEffect, useState } from 'react'
import type { NamedFile } from './entered.ts'
import { createDraftKeeper, type Draft, type DraftSource } from './draft.ts'
import type { KeptFiles } from './draft-files.ts'
import type { SubmissionFormOptions } from './submission.ts'

const nothingKept = {
  isKept: false,
  /** When what was restored had been kept, in milliseconds; null when the form began empty. */
  restoredFrom: null as number | null,
  /** Another tab that is open has begun this form, and this one begins anew. */
  isBegunElsewhere: false,
  files: 'none' as KeptFiles,
}

type FormSource = Omit<DraftSource, 'onKept' | 'onMoved'> & {
  /** The chosen files, when all of them are ready to be sent. */
  readFiles: () => Promise<readonly NamedFile[]>
}

/** The draft of a form on this device: its texts, with `sendsLater` its files, too. */
export function useDraft({ form: { id }, sendsLater }: SubmissionFormOptions, { readFiles, ...source }: FormSource) {
  const [state, setState] = useState(nothingKept)
  const change = (news: Partial<typeof state>) => setState((known) => ({ ...known, ...news }))
  const [{ texts, files }] = useState(() => {
    const keeper = createDraftKeeper(id, {
      ...source,
      onKept: (isKept) => change({ isKept }),
      onMoved: () => ofFiles?.save(),
    })
    const ofFiles = sendsLater?.({ id: keeper.id, read: readFiles, onKept: (kept) => change({ files: kept }) })
    return { texts: keeper, files: ofFiles }
  })
  useEffect(() => texts.attach(), [texts])

  return {
    state,
    find(accepts: (draft: Draft) => boolean): Draft | null {
      files?.dropOld(id)
      const { found, isBegunElsewhere } = texts.find(accepts)
      setState({ ...nothingKept, isBegunElsewhere })
      return found
    },
    /** Marks the draft as shown; resolves with its files. */
    async restore({ savedAt, fileCount = 0 }: Draft): Promise<{ files: readonly NamedFile[]; isWhole: boolean }> {
      change({ isKept: true, restoredFrom: savedAt })
      const back = (await files?.load(fileCount)) ?? []
      return { files: back, isWhole: back.length >= fileCount }
    },
    save: texts.save,
    saveSoon: texts.saveSoon,
    saveFiles(): void {
      if (!files) return
      // Files without a draft count as forgotten.
      texts.save()
      files.save()
    },
    drop(): void {
      texts.drop()
      files?.drop()
      setState(nothingKept)
    },
  }
}
