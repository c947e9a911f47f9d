import { type Draft, keyOf } from './draft.ts'

/** Where a tab keeps its draft. */
export type DraftPlace = {
  id: string
  /** Another tab that is open holds a draft of the same form, and this one begins anew. */
  isBegunElsewhere: boolean
  /** The page is left: the next one may take the draft up. Null as long as no lock is asked for. */
  release: (() => void) | null
}

/** A page that was left a moment ago may hold its lock still, while the one that is loaded in its place asks for it. */
const JUST_LEFT_MS = 5000
const PATIENCE_MS = 1000

// What this page lets go of: a form that is drawn anew waits until it is free.
const leaving = new Set<Promise<unknown>>()

/** The first of these drafts that no other tab holds, held from now on; where there is none, `fresh`, not held yet. */
export async function takePlace(kept: readonly { id: string; draft: Draft }[], fresh: DraftPlace): Promise<DraftPlace> {
  let isBegunElsewhere = false
  for (const { id, draft } of kept) {
    const release = await hold(id, isJustLeft(draft))
    if (release) return { id, isBegunElsewhere: false, release }
    isBegunElsewhere = true
  }
  return { ...fresh, isBegunElsewhere }
}

/**
 * A Web Lock on a draft, as long as this tab shows its form: two tabs never write over each other's words.
 * @returns what lets it go; null: another tab has it.
 */
export async function hold(id: string, isPatient = false): Promise<(() => void) | null> {
  await Promise.all(leaving)
  return new Promise((answer, fail) => {
    const options = isPatient ? { signal: AbortSignal.timeout(PATIENCE_MS) } : { ifAvailable: true }
    const held = navigator.locks.request(keyOf(id), options, (lock) => {
      if (!lock) return answer(null)
      return new Promise<void>((letGo) => {
        answer(() => {
          leaving.add(held)
          noteLeaving(id)
          letGo()
        })
      })
    })
    held.then(
      () => leaving.delete(held),
      (error: unknown) => (isPatient ? answer(null) : fail(error)),
    )
  })
}

function isJustLeft({ leftAt = 0, savedAt }: Draft): boolean {
  return leftAt >= savedAt && Date.now() - leftAt < JUST_LEFT_MS
}

/** A reload finds its own draft, whatever other tabs left before. */
function noteLeaving(id: string): void {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    if (draft) localStorage.setItem(keyOf(id), JSON.stringify({ ...draft, leftAt: Date.now() }))
  } catch {
    // Where nothing is kept, nothing is found again.
  }
}
