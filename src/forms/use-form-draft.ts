import { type Entered, isUntouched, unheardOf } from './entered.ts'
import type { NamedFile } from './chosen-files.ts'
import type { FormMemory } from './form-memory.ts'
import type { FormStore } from './form-store.ts'
import { sendsNow } from './sends-now.ts'
import type { SubmissionFormOptions } from './submission-form-options.ts'
import { useDraft } from './use-draft.ts'

type Holders = {
  memory: FormMemory
  store: FormStore
  /** What the form holds while nobody has entered anything. */
  untouched: Entered
  /** The fields show what the store holds. */
  isDrawn: () => boolean
  chosen: () => readonly NamedFile[]
}

/** The draft of a form: its texts, and with `sendsLater` its files. */
export function useFormDraft(
  { id, keepsDraft = false, sendsLater }: Pick<SubmissionFormOptions, 'id' | 'keepsDraft' | 'sendsLater'>,
  { memory, store, untouched, isDrawn, chosen }: Holders,
) {
  const { useDraftFiles } = sendsLater ?? sendsNow
  const draft = useDraft(id, keepsDraft, { read, hear })
  // oxlint-disable-next-line react/hooks -- of a form it is the same in every drawing
  const draftFiles = useDraftFiles({
    place: draft.place,
    form: () => memory.form,
    read: () => store.settled().then(chosen),
  })

  function read() {
    const { formToken, attempt, waitingSince } = memory
    const entered = store.read()
    const fileCount = sendsLater ? chosen().length : 0
    if (isUntouched(entered, untouched) && fileCount === 0) return null
    return { entered, formToken, attempt, fileCount, waitingSince }
  }

  /** The document is the truth, also where no event has told of the last letters. */
  function hear() {
    if (!memory.form || !isDrawn()) return
    const unheard = unheardOf(memory.form, store.read())
    if (!unheard) return
    store.write({ ...store.read(), ...unheard })
    draft.saveSoon()
  }

  return { draft, draftFiles }
}
